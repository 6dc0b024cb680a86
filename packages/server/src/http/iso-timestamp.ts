import { z } from '@hono/zod-openapi';

const MESSAGE = 'is not an ISO 8601 timestamp such as 2026-11-21T15:00:00.000Z';
/** Largest UTC offset in use; databases reject 16 hours and more. */
const MAX_UTC_OFFSET_HOURS = 14;
/** Range of years with four digits, which JavaScript and Postgres format alike. */
const FIRST = Date.parse('0001-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** An ISO 8601 timestamp. */
export const ISO_TIMESTAMP = z.iso
  .datetime({ offset: true, error: MESSAGE })
  .refine((text) => isStorableDate(new Date(text)) && utcOffsetHours(text) <= MAX_UTC_OFFSET_HOURS, MESSAGE);

/** Whether Postgres can store this date. */
export function isStorableDate(date: Date): boolean {
  return date.getTime() >= FIRST && date.getTime() <= LAST;
}

/** UTC offset in hours, without its sign. */
function utcOffsetHours(text: string): number {
  const [, hours = '0', minutes = '0'] = /[+-](\d\d):?(\d\d)?$/.exec(text.slice(10)) ?? [];
  return Number(hours) + Number(minutes) / 60;
}
