import { ZoetropeError } from './error.ts';

/** 23 days; a delay of 2³¹ ms overflows the timer and would fire at once. */
const LONGEST_TIMER_MS = 2_000_000_000;

/**
 * Runs work that must end within `ms`, at most 23 days, and not outlive `parent`. Rejects at once with the parent's
 * reason or with a time-out at `url`, whether or not the work heeds the signal it is given. Neither a timer nor a listener is
 * left behind. Work that fails hears nothing more: undici may have no ear for it by then, and the process would end.
 */
export function withDeadline<T>(
  ms: number,
  parent: AbortSignal | undefined,
  url: string,
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
    const timer = setTimeout(
      () => stop(new ZoetropeError(`No answer within ${Math.ceil(ms)} ms`, { code: 'timeout', url })),
      Math.min(ms, LONGEST_TIMER_MS),
    );
    const leave = () => {
      clearTimeout(timer);
      parent?.removeEventListener('abort', onAbort);
    };
    parent?.addEventListener('abort', onAbort);
    if (parent?.aborted) return onAbort();
    work(controller.signal).finally(leave).then(resolve, reject);
  });
}
