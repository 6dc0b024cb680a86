import { randomText } from '@zoetrope/transport';

/**
 * A time-ordered id (RFC 9562, version 7). `crypto.randomUUID` makes version 4 and is missing on plain http pages;
 * `getRandomValues` is there on both.
 */
export function uuidV7(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  const random = randomText(18, 16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6)}`;
}
