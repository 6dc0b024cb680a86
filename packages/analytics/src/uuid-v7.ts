import { randomString } from '@zoetrope/transport';

/**
 * Makes time-ordered ids (RFC 9562, version 7; within a millisecond by a count, §6.2): a burst asks for random digits
 * once. `crypto.randomUUID` makes version 4 and is missing on plain http pages; `getRandomValues` is there on both.
 */
export const createUuidV7 = (
  maker = `-${randomString({ length: 12, radix: 16 })}`,
  /** Seven digits: the version, and how many were made. */
  count = 0x7000000,
): ((now: number) => string) => {
  return (now) =>
    (now.toString(16).padStart(12, '0') + (count++).toString(16) + maker).replace(/(.{8})(.{4})(.{4})/, '$1-$2-$3-8');
};
