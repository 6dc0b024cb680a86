import { randomText } from '@zoetrope/transport';

/**
 * A time-ordered id (RFC 9562, version 7). `crypto.randomUUID` makes version 4 and is missing on plain http pages;
 * `getRandomValues` is there on both.
 */
export function uuidV7(now: number): string {
  const digits = `${now.toString(16).padStart(12, '0')}7${randomText(18, 16)}`;
  return digits.replace(/(.{8})(.{4})(.{4})(...)/, '$1-$2-$3-8$4-');
}
