import { attempt } from './attempt.ts';
import { buildUrl } from './build-url.ts';
import { ZoetropeError } from './error.ts';
import type { Answer, AnswerData, RequestOptions } from './request-options.ts';
import { retryDelay } from './retry.ts';
import { sleep } from './sleep.ts';
import { withDeadline } from './with-deadline.ts';

const TIMEOUT_MS = 8_000;
const TOTAL_TIMEOUT_MS = 15_000;

/**
 * One call: attempts, waits between them and bodies, all within `totalTimeout`. Rejects with a `ZoetropeError`, or with
 * the signal's own reason after an abort.
 */
export async function request<As extends keyof AnswerData = 'json'>(
  url: string,
  {
    query,
    signal,
    retry = {},
    timeout = TIMEOUT_MS,
    totalTimeout = TOTAL_TIMEOUT_MS,
    method = 'GET',
    ...exchange
  }: RequestOptions<As> = {},
): Promise<Answer<As>> {
  const target = buildUrl(url, query);
  const end = performance.now() + totalTimeout;
  for (let n = 1; ; n++) {
    try {
      const ms = Math.min(timeout, end - performance.now());
      const late = () => new ZoetropeError(`No answer within ${Math.ceil(ms)} ms`, { code: 'timeout', url: target });
      const once = (part: AbortSignal) => attempt(target, { ...exchange, method }, part);
      return (await withDeadline(ms, signal, late, once)) as Answer<As>;
    } catch (error) {
      if (!retry || signal?.aborted) throw error;
      const delay = retryDelay(error as ZoetropeError, n, method, retry);
      // What cannot be waited for within the whole is not waited for at all.
      if (performance.now() + delay >= end) throw error;
      await sleep(delay, signal);
    }
  }
}
