import { randomUUID } from 'node:crypto';

const UUID_V7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A UUID v7: it begins with the time in milliseconds since 1970 (RFC 9562 §5.7). */
export function uuidV7(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  // The end of a random UUID, from its variant on, is valid in any version.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** The time of a UUID v7. Undefined for other ids. */
export function timeOfUuidV7(id: string): number | undefined {
  const [, high, low] = UUID_V7.exec(id) ?? [];
  return high === undefined || low === undefined ? undefined : Number.parseInt(high + low, 16);
}
