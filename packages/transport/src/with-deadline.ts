/** 23 days; a delay of 2³¹ ms overflows the timer and would fire at once. */
export const LONGEST_TIMER_MS = 2_000_000_000;

/**
 * Runs work that must end within `ms`, at most `LONGEST_TIMER_MS`, and not outlive `parent`. Rejects at once with the
 * parent's reason or with `onTimeout()`, whether or not the work heeds the signal it is given; work that fails is told to
 * end what it began. Neither a timer nor a listener is left behind.
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
    const timer = setTimeout(() => stop(onTimeout()), ms);
    const leave = () => {
      clearTimeout(timer);
      parent?.removeEventListener('abort', onAbort);
    };
    parent?.addEventListener('abort', onAbort);
    if (parent?.aborted) return onAbort();
    work(controller.signal).then((result) => {
      leave();
      resolve(result);
    }, stop);
  });
}

/** Waits; an abort ends the wait with its reason. */
export async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const never = () => new Promise<never>(() => {});
  await withDeadline(ms, signal, () => {}, never).catch(() => signal?.throwIfAborted());
}
