/** 23 days; a delay of 2³¹ ms overflows the timer and would fire at once. */
const LONGEST_TIMER_MS = 2_000_000_000;

/**
 * Runs work that must end within `ms` and not outlive `parent`. Rejects at once with the parent's reason or with
 * `onTimeout()`, whether or not the work heeds the signal it is given. Neither a timer nor a listener is left behind.
 */
export function withDeadline<T>(
  ms: number,
  parent: AbortSignal | undefined,
  onTimeout: () => unknown,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const stop = (reason: unknown) => {
      leave();
      reject(reason);
      controller.abort(reason);
    };
    const onAbort = () => stop(parent?.reason);
    const timer = setTimeout(() => stop(onTimeout()), Math.min(ms, LONGEST_TIMER_MS));
    const leave = () => {
      clearTimeout(timer);
      parent?.removeEventListener('abort', onAbort);
    };
    if (parent?.aborted) return onAbort();
    parent?.addEventListener('abort', onAbort);
    work(controller.signal).finally(leave).then(resolve, reject);
  });
}

/** Waits; an abort ends the wait with its reason. */
export async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const never = () => new Promise<never>(() => {});
  await withDeadline(ms, signal, () => {}, never).catch(() => signal?.throwIfAborted());
}
