import { z } from '@hono/zod-openapi';

const MESSAGE = 'is not a time such as 2026-11-21T15:00:00.000Z';
/** Hours that a clock on earth is before or behind at most; databases refuse from 16 on. */
const MAX_UTC_OFFSET_HOURS = 14;
/** What both JavaScript and a database read and write alike: the years of four digits. */
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** A moment, ISO 8601. */
export const ISO_TIMESTAMP = z.iso
  .datetime({ offset: true, error: MESSAGE })
  .refine((text) => isStorableDate(new Date(text)) && utcOffsetHours(text) <= MAX_UTC_OFFSET_HOURS, MESSAGE);

/** Whether a database has this moment. */
export function isStorableDate(moment: Date): boolean {
  return moment.getTime() >= FIRST && moment.getTime() <= LAST;
}

/** By how many hours the clock of a time is before or behind. */
function utcOffsetHours(text: string): number {
  const [, hours = '0', minutes = '0'] = /[+-](\d\d):?(\d\d)?$/.exec(text.slice(10)) ?? [];
  return Number(hours) + Number(minutes) / 60;
}
