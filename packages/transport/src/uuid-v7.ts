import { randomString } from './random-string.ts';

/**
 * A UUID that starts with its time in milliseconds since 1970 (RFC 9562, version 7). `crypto.randomUUID` makes version
 * 4, and does not exist on plain http pages.
 *
 * @example
 * uuidV7(Date.now()); // such as '01990d5c-7b3a-7c1e-8f02-3b9ad1e60c47'
 */
export function uuidV7(now: number): string {
  return formatUuid({ now, counter: randomHex(COUNTER_DIGITS), node: randomHex(NODE_DIGITS) });
}

/**
 * Creates a generator of UUIDs that are in order even within a millisecond (RFC 9562, section 6.2). It requests random
 * digits once, which makes bursts fast.
 *
 * @example
 * const nextId = createUuidV7();
 * const ids = [nextId(Date.now()), nextId(Date.now())];
 */
export function createUuidV7(): (now: number) => string {
  const node = randomHex(NODE_DIGITS);
  let count = 0;
  return (now) => formatUuid({ now, counter: (count++).toString(16).padStart(COUNTER_DIGITS, '0'), node });
}

/** Enough for 16 million UUIDs of one generator. */
const COUNTER_DIGITS = 6;
const NODE_DIGITS = 12;

interface UuidParts {
  readonly now: number;
  /** Hexadecimal digits. */
  readonly counter: string;
  /** Hexadecimal digits. */
  readonly node: string;
}

function formatUuid({ now, counter, node }: UuidParts): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.slice(0, 3)}-8${counter.slice(3)}-${node}`;
}

function randomHex(length: number): string {
  return randomString({ length, radix: 16 });
}
