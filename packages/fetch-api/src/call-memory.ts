export interface CacheOptions {
  /** Entries; the one used longest ago goes first. @default 200 */
  readonly max?: number | undefined;
  /** Bytes of the answers that are held, as they came. @default 4 000 000, as much again or a little less in memory */
  readonly maxBytes?: number | undefined;
  /** Milliseconds that a result is kept, from its arrival. @default 60 000 (spec §9) */
  readonly ttl?: number | undefined;
  /** Milliseconds that an error is kept, from its arrival. @default 6 000 (spec §9) */
  readonly errorTtl?: number | undefined;
}

/** Nothing is kept; calls on their way are shared all the same. */
export const SHARE_ONLY: CacheOptions = { ttl: 0, errorTtl: 0 };

/** Milliseconds that never run backwards. */
export interface Clock {
  now(): number;
}

/** What a call gave, and the bytes it came in. */
export interface Loaded<T> {
  readonly data: T;
  readonly size: number;
}

type Start<T> = (signal: AbortSignal) => Promise<Loaded<T>>;

/** The result of the call with this key, from `start` where it has to be made. */
export type CallMemory = <T>(
  key: string,
  start: Start<T>,
  signal: AbortSignal | undefined,
  reload: boolean,
) => Promise<T>;

interface Entry {
  readonly promise: Promise<unknown>;
  readonly controller: AbortController;
  callers: number;
  size: number;
  /** Infinity while the call is on its way. */
  until: number;
}

/**
 * Remembers calls: those on their way, which all who ask share, and for a while their results and errors; a time-out
 * is no answer and is forgotten. An abort detaches its caller, and the last to leave ends the call.
 */
export function createCallMemory(
  { max = 200, maxBytes = 4_000_000, ttl = 60_000, errorTtl = 6_000 }: CacheOptions,
  clock: Clock,
): CallMemory {
  /** In order of use: a Map remembers the order of insertion. */
  const entries = new Map<string, Entry>();

  function begin(start: Start<unknown>): Entry {
    const controller = new AbortController();
    const promise = start(controller.signal).then(
      ({ data, size }) => {
        keep(entry, ttl, size);
        return data;
      },
      (error) => {
        keep(entry, error?.code === 'timeout' ? 0 : errorTtl, 0);
        throw error;
      },
    );
    const entry = { promise, controller, callers: 0, size: 0, until: Number.POSITIVE_INFINITY };
    return entry;
  }

  function keep(entry: Entry, life: number, size: number): void {
    entry.until = clock.now() + life;
    entry.size = size;
    trim();
  }

  /** Lets go of those used longest ago, so that the rest is within both bounds. */
  function trim(): void {
    let bytes = 0;
    [...entries].reverse().forEach(([key, { size }], index) => {
      bytes += size;
      if (index >= max || bytes > maxBytes) entries.delete(key);
    });
  }

  function find(key: string, start: Start<unknown>, reload: boolean): Entry {
    const known = entries.get(key);
    const isUsable = known && clock.now() < known.until && !(reload && isSettled(known));
    const entry = isUsable ? known : begin(start);
    entries.delete(key);
    entries.set(key, entry);
    if (!isUsable) trim();
    return entry;
  }

  return <T>(key: string, start: Start<T>, signal: AbortSignal | undefined, reload: boolean) => {
    const entry = find(key, start, reload);
    const promise = entry.promise as Promise<T>;
    if (isSettled(entry)) return promise;
    entry.callers++;
    if (!signal) return promise;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(signal.reason);
        if (--entry.callers > 0) return;
        if (entries.get(key) === entry) entries.delete(key);
        entry.controller.abort(signal.reason);
      };
      signal.addEventListener('abort', leave);
      promise.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
    });
  };
}

function isSettled({ until }: Entry): boolean {
  return Number.isFinite(until);
}
