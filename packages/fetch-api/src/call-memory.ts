export interface CacheOptions {
  /** Entries; the one used longest ago goes first. @default 200 */
  readonly max?: number | undefined;
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

interface Entry {
  readonly promise: Promise<unknown>;
  readonly controller: AbortController;
  callers: number;
  /** Infinity while the call is on its way. */
  until: number;
}

export type Recall = <T>(
  key: string,
  start: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
  reload: boolean,
) => Promise<T>;

/**
 * Remembers calls: those on their way, which all who ask share, and for a while their results and errors; a time-out
 * is no answer and is forgotten. An abort detaches its caller, and the last to leave ends the call.
 */
export function createCallMemory({ max = 200, ttl = 60_000, errorTtl = 6_000 }: CacheOptions, clock: Clock): Recall {
  /** In order of use: a Map remembers the order of insertion. */
  const entries = new Map<string, Entry>();

  function begin(start: (signal: AbortSignal) => Promise<unknown>): Entry {
    const controller = new AbortController();
    const entry = { promise: start(controller.signal), controller, callers: 0, until: Number.POSITIVE_INFINITY };
    entry.promise.then(
      () => {
        entry.until = clock.now() + ttl;
      },
      (error) => {
        entry.until = error?.code === 'timeout' ? 0 : clock.now() + errorTtl;
      },
    );
    return entry;
  }

  function find(key: string, start: (signal: AbortSignal) => Promise<unknown>, reload: boolean): Entry {
    const known = entries.get(key);
    const usable = known && clock.now() < known.until && !(reload && isSettled(known));
    const entry = usable ? known : begin(start);
    entries.delete(key);
    entries.set(key, entry);
    const [oldest = key] = entries.keys();
    if (entries.size > max) entries.delete(oldest);
    return entry;
  }

  return <T>(
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal | undefined,
    reload: boolean,
  ) => {
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
  return until < Number.POSITIVE_INFINITY;
}
