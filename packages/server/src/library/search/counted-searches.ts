import { createHmac, randomBytes } from 'node:crypto';

/** One search of a term counts per caller and window. */
const WINDOW_MS = 60 * 60 * 1000;
/** Above it the oldest search is forgotten, and would count again. */
const MAX_SEARCHES = 100_000;
const DIGEST_LENGTH = 16;

export interface CountedSearches {
  /** Whether this is the first search of a term by a caller in this hour. Remembers it. */
  readonly isFirst: (caller: string, term: string) => boolean;
}

/**
 * Remembers who searched in this hour, without storing it: only digests, in memory, with a random key that is replaced
 * every hour. Each process counts on its own.
 */
export function createCountedSearches(clock: () => number): CountedSearches {
  let window = Number.NaN;
  let key = Buffer.alloc(0);
  let counted = new Set<string>();

  return {
    isFirst(caller, term) {
      const current = Math.floor(clock() / WINDOW_MS);
      if (current !== window) {
        window = current;
        key = randomBytes(32);
        counted = new Set();
      }
      const digest = createHmac('sha256', key).update(`${caller}\n${term}`).digest('base64url').slice(0, DIGEST_LENGTH);
      if (counted.has(digest)) return false;
      counted.add(digest);
      const [oldest] = counted;
      if (counted.size > MAX_SEARCHES && oldest !== undefined) counted.delete(oldest);
      return true;
    },
  };
}
