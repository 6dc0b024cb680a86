export interface CacheOptions {
  /** Entries; the one used longest ago goes first. @default 200 */
  readonly max?: number | undefined;
  /** Items of all lists together: a GIF with its addresses takes 4 to 10 kB. @default 400 */
  readonly maxItems?: number | undefined;
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

type Start<T> = (signal: AbortSignal) => Promise<T>;

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
  /** Of the list that the result is; 1 for anything else, 0 while it is on its way. */
  items: number;
  /** By the clock; of no meaning while the call is on its way. */
  until: number;
}

/**
 * Remembers calls: those on their way, which all who ask share, and for a while their results and errors; a time-out
 * or an abort is no answer and is forgotten. An abort detaches its caller, and the last to leave ends the call.
 */
export function createCallMemory(
  { max = 200, maxItems = 400, ttl = 60_000, errorTtl = 6_000 }: CacheOptions,
  clock: Clock = performance,
): CallMemory {
  /** In order of use: a Map remembers the order of insertion. */
  const entries = new Map<string, Entry>();

  function begin(start: Start<unknown>): Entry {
    const controller = new AbortController();
    const promise = start(controller.signal);
    const entry = { promise, controller, callers: 0, items: 0, until: 0 };
    const settle = (life: number, data?: unknown) => {
      entry.until = clock.now() + life;
      entry.items = (data as ArrayLike<unknown> | undefined)?.length || 1;
      trim();
    };
    promise.then(
      (result) => settle(ttl, Object(result).data),
      (error) => settle(error?.code === 'timeout' || error?.cause?.name === 'AbortError' ? 0 : errorTtl),
    );
    return entry;
  }

  /** Lets go of those used longest ago, so that the rest is within both bounds. Those on their way are shared, and stay. */
  function trim(): void {
    let count = 0;
    let sum = 0;
    for (const [key, { items }] of [...entries].reverse()) {
      sum += items;
      if (items && (++count > max || sum > maxItems)) entries.delete(key);
    }
  }

  return <T>(key: string, start: Start<T>, signal: AbortSignal | undefined, reload: boolean) => {
    signal?.throwIfAborted();
    let entry = entries.get(key);
    if (!entry || (entry.items && (reload || clock.now() >= entry.until))) entry = begin(start);
    const promise = entry.promise as Promise<T>;
    // As the one used last.
    entries.delete(key);
    entries.set(key, entry);
    if (entry.items) return promise;
    entry.callers++;
    if (!signal) return promise;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(signal.reason);
        if (--entry.callers) return;
        if (entries.get(key) === entry) entries.delete(key);
        entry.controller.abort(signal.reason);
      };
      signal.addEventListener('abort', leave);
      promise.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
    });
  };
}
