export interface ResultCacheOptions {
  /** Entries; the one used longest ago goes first. @default 200 */
  readonly max?: number | undefined;
  /** Milliseconds that a result is kept, from its arrival. @default 60 000 (spec §9) */
  readonly ttl?: number | undefined;
  /** Milliseconds that an error is kept, from its arrival. @default 6 000 (spec §9) */
  readonly errorTtl?: number | undefined;
}

export interface ResultCache {
  /** A settled promise that is still fresh. */
  get(key: string): Promise<unknown> | undefined;
  set(key: string, settled: Promise<unknown>, failed: boolean): void;
}

/** Remembers results and failures for a while. `now` gives milliseconds that never run backwards. */
export function createResultCache(
  { max = 200, ttl = 60_000, errorTtl = 6_000 }: ResultCacheOptions,
  now: () => number,
): ResultCache {
  /** In order of use: a Map remembers the order of insertion. */
  const entries = new Map<string, { settled: Promise<unknown>; until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (now() >= entry.until) return undefined;
      entries.set(key, entry);
      return entry.settled;
    },
    set(key, settled, failed) {
      entries.delete(key);
      entries.set(key, { settled, until: now() + (failed ? errorTtl : ttl) });
      for (const oldest of entries.keys()) {
        if (entries.size <= max) break;
        entries.delete(oldest);
      }
    },
  };
}
