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
  promise: Promise<unknown> | undefined;
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
    const entry = { promise: start(controller.signal), controller, callers: 0, items: 0, until: 0 };
    const settle = (life: number, result?: unknown) => {
      entry.until = clock.now() + life;
      entry.items = (result as { data?: ArrayLike<unknown> } | undefined)?.data?.length || 1;
      // Those used longest ago go, until the rest is within both bounds; those on their way are shared, and stay.
      let count = 0;
      let sum = 0;
      for (const [key, each] of [...entries].reverse()) {
        sum += each.items;
        if (each.items && (++count > max || sum > maxItems)) {
          entries.delete(key);
          // A Map leaves tables that it outgrew to the garbage collector, which keeps for a while what they name.
          each.promise = undefined;
        }
      }
    };
    entry.promise.then(
      (result) => settle(ttl, result),
      // An engine that ends a call says so in the words of a network failure; those of a server say nothing of that.
      (error) => settle(/^(timeout|network.*abort)/.test(error?.code + error?.message) ? 0 : errorTtl),
    );
    return entry;
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
