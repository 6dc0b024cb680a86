import { timeOfUuidV7 } from './uuid-v7.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
const LAST_MILLISECOND_OF_9999 = 253_402_300_799_999;

/**
 * The day (UTC, `2026-11-21`) of an event's partition. A resent event must be found in the same partition, so the
 * day is computed from values that do not change: the time in the id or, without one, the time of the event.
 */
export function eventDay({ event_id, ts }: { readonly event_id: string; readonly ts: number }): string {
  const createdAt = timeOfUuidV7(event_id);
  return dayOf(createdAt !== undefined && createdAt <= LAST_MILLISECOND_OF_9999 ? createdAt : ts);
}

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
