import { attempt } from './attempt.ts';
import { buildUrl } from './build-url.ts';
import { ZoetropeError } from './error.ts';
import type { Answer, Read, SendOptions } from './request-options.ts';
import { sleep, withDeadline } from './with-deadline.ts';

/** Attempts, waits between them and bodies, all within `totalTimeout`. */
export async function send<T>(
  url: string,
  { query, signal, retry, timeout = 8_000, totalTimeout = 15_000, method = 'GET', ...exchange }: SendOptions,
  read?: Read<T>,
): Promise<Answer<T | undefined>> {
  const target = buildUrl(url, query);
  const end = performance.now() + totalTimeout;
  for (let n = 1; ; n++) {
    try {
      const ms = Math.min(timeout, end - performance.now());
      const late = () => new ZoetropeError(`No answer within ${Math.ceil(ms)} ms`, { code: 'timeout', url: target });
      return await withDeadline(ms, signal, late, (part) => attempt(target, { ...exchange, method }, part, read));
    } catch (error) {
      const delay = retry?.(error as ZoetropeError, n, method) ?? Number.POSITIVE_INFINITY;
      // What cannot be waited for within the whole is not waited for at all.
      if (signal?.aborted || performance.now() + delay >= end) throw error;
      await sleep(delay, signal);
    }
  }
}
