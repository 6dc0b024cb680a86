import { ZoetropeError } from './error.ts';

/** About 23 days: a delay of 2³¹ ms overflows the timer, which would fire at once. */
const MAX_TIMER_MS = 2_000_000_000;

/** Options of `withDeadline`. */
export interface DeadlineOptions {
  /** Milliseconds until the work is aborted; at most 23 days. */
  readonly ms: number;
  /** Aborts the work earlier. */
  readonly signal?: AbortSignal | undefined;
  /** The URL in the `timeout` error. @default '' */
  readonly url?: string | undefined;
}

/**
 * Runs work that is aborted after `ms` or with `signal`. Rejects at once with a `timeout` error or with the signal's
 * reason, even if the work ignores the signal that it receives. No timer or listener remains afterwards.
 *
 * @example
 * const response = await withDeadline({ ms: 1_000 }, (signal) => fetch('https://gifs.example/status', { signal }));
 */
export function withDeadline<T>(
  { ms, signal, url = '' }: DeadlineOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const stop = (reason: unknown) => {
      cleanUp();
      reject(reason);
      controller.abort(reason);
    };
    const onAbort = () => stop(signal?.reason);
    const timer = setTimeout(
      () => stop(new ZoetropeError(`No response within ${Math.ceil(ms)} ms`, { code: 'timeout', url })),
      // Timers truncate fractions, which would leave time for a pointless attempt.
      Math.min(Math.ceil(ms), MAX_TIMER_MS),
    );
    const cleanUp = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) return onAbort();
    // Failed work is not aborted: undici may have no listener left, and the process would end.
    work(controller.signal).finally(cleanUp).then(resolve, reject);
  });
}
