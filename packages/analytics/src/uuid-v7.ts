import { randomString } from '@zoetrope/transport';

const COUNTER_DIGITS = 6;

/**
 * Returns a function that creates time-ordered ids (RFC 9562, version 7). A counter orders the ids of one millisecond
 * (§6.2), so a burst needs random digits only once. `crypto.randomUUID` creates version 4 and is missing on plain http
 * pages; `getRandomValues` is available on both.
 */
export function createUuidV7(): (now: number) => string {
  const node = randomString({ length: 12, radix: 16 });
  let count = 0;
  return (now) => {
    const time = now.toString(16).padStart(12, '0');
    const counter = (count++).toString(16).padStart(COUNTER_DIGITS, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.slice(0, 3)}-8${counter.slice(3)}-${node}`;
  };
}
