import type { Clock } from '@zoetrope/model';
import { isZoetropeError } from '@zoetrope/transport';

/** Limits of a client's cache. */
export interface CacheOptions {
  /** Maximum number of entries; the least recently used one is evicted first. @default 200 */
  readonly max?: number | undefined;
  /** Maximum number of items in all cached lists; a GIF with its URLs takes 4 to 10 kB. @default 400 */
  readonly maxItems?: number | undefined;
  /** Milliseconds that a result is cached, from its arrival. @default 60_000 */
  readonly ttl?: number | undefined;
  /** Milliseconds that an error is cached, from its arrival. @default 6_000 */
  readonly errorTtl?: number | undefined;
}

/** Caches nothing, but still deduplicates calls in flight. */
export const DEDUPE_ONLY: CacheOptions = { ttl: 0, errorTtl: 0 };

/** A call whose result may be cached. */
export interface CacheableCall<T> {
  /** Calls with the same key share a result. */
  readonly key: string;
  readonly load: (signal: AbortSignal) => Promise<T>;
  /** Detaches this caller; the load is aborted when its last caller has detached. */
  readonly signal?: AbortSignal | undefined;
  /** Ignores a cached result. @default false */
  readonly reload?: boolean | undefined;
}

/** A bounded cache of results and errors that deduplicates calls in flight. */
export interface ResponseCache {
  /** Resolves with the cached result for the key. If there is none, waits for a load in flight or starts one. */
  fetch<T>(call: CacheableCall<T>): Promise<T>;
}

interface Entry {
  promise: Promise<unknown> | undefined;
  readonly controller: AbortController;
  callers: number;
  isSettled: boolean;
  /** The length of a list, 1 for anything else. */
  items: number;
  expiresAt: number;
}

/**
 * Creates a cache. It holds results and errors up to their `ttl`; timeouts and aborts are not cached. Loads in flight
 * are never evicted.
 */
export function createResponseCache(
  { max = 200, maxItems = 400, ttl = 60_000, errorTtl = 6_000 }: CacheOptions,
  clock: Clock = performance,
): ResponseCache {
  /** From the least to the most recently used one: a Map keeps the order of insertion. */
  const entries = new Map<string, Entry>();

  function startLoad(load: (signal: AbortSignal) => Promise<unknown>): Entry {
    const controller = new AbortController();
    const promise = load(controller.signal);
    const entry: Entry = { promise, controller, callers: 0, isSettled: false, items: 0, expiresAt: 0 };
    const settle = (lifetime: number, items: number) => {
      entry.isSettled = true;
      entry.items = items;
      entry.expiresAt = clock.now() + lifetime;
      evict();
    };
    promise.then(
      (result) => settle(ttl, countItems(result)),
      (error) => settle(isTimeoutOrAbort(error) ? 0 : errorTtl, 1),
    );
    return entry;
  }

  /** Removes the least recently used settled entries beyond `max` and `maxItems`. */
  function evict(): void {
    let entryCount = 0;
    let itemCount = 0;
    for (const [key, entry] of [...entries].reverse()) {
      if (!entry.isSettled) continue;
      entryCount += 1;
      itemCount += entry.items;
      if (entryCount > max || itemCount > maxItems) {
        entries.delete(key);
        // A Map that shrinks leaves its old table to the garbage collector, which would keep the result alive.
        entry.promise = undefined;
      }
    }
  }

  /** A promise of the entry that `signal` rejects. The last caller to abort aborts the load. */
  function attach<T>(key: string, entry: Entry, signal: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const promise = entry.promise as Promise<T>;
      const onAbort = () => {
        reject(signal.reason);
        entry.callers -= 1;
        if (entry.callers > 0) return;
        if (entries.get(key) === entry) entries.delete(key);
        entry.controller.abort(signal.reason);
      };
      signal.addEventListener('abort', onAbort);
      promise.finally(() => signal.removeEventListener('abort', onAbort)).then(resolve, reject);
    });
  }

  return {
    fetch<T>({ key, load, signal, reload = false }: CacheableCall<T>): Promise<T> {
      signal?.throwIfAborted();
      let entry = entries.get(key);
      const isStale = entry?.isSettled && (reload || clock.now() >= entry.expiresAt);
      if (!entry || isStale) entry = startLoad(load);
      // Inserted again, as the most recently used one.
      entries.delete(key);
      entries.set(key, entry);
      if (entry.isSettled) return entry.promise as Promise<T>;
      entry.callers += 1;
      return signal ? attach(key, entry, signal) : (entry.promise as Promise<T>);
    },
  };
}

function countItems(result: unknown): number {
  const data = (result as { readonly data?: unknown } | undefined)?.data;
  return Array.isArray(data) && data.length > 0 ? data.length : 1;
}

/** Engines report an abort as a network failure with this word in its message. */
function isTimeoutOrAbort(error: unknown): boolean {
  if (isZoetropeError(error, 'timeout')) return true;
  return isZoetropeError(error, 'network') && error.message.includes('abort');
}
