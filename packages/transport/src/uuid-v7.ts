import { randomString } from './random-string.ts';

/** The parts of a UUID after its time. */
export interface UuidV7Parts {
  /** 24 bits that order the UUIDs of one millisecond. @default random */
  readonly counter?: number | undefined;
  /** 12 hexadecimal digits. @default random */
  readonly node?: string | undefined;
}

/**
 * A UUID that starts with its time in milliseconds since 1970 (RFC 9562, version 7). `crypto.randomUUID` makes version
 * 4, and does not exist on plain http pages.
 *
 * @example
 * uuidV7(Date.now()); // such as '01990d5c-7b3a-7c1e-8f02-3b9ad1e60c47'
 */
export function uuidV7(now: number, { counter, node }: UuidV7Parts = {}): string {
  const time = now.toString(16).padStart(12, '0');
  const count = counter?.toString(16).padStart(6, '0') ?? randomString({ length: 6, radix: 16 });
  const end = node ?? randomString({ length: 12, radix: 16 });
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.slice(0, 3)}-8${count.slice(3)}-${end}`;
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
  const node = randomString({ length: 12, radix: 16 });
  let counter = 0;
  return (now) => uuidV7(now, { counter: counter++ % MAX_COUNT, node });
}

const MAX_COUNT = 2 ** 24;
