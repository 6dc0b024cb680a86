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
export function request<As extends keyof AnswerData = 'json'>(
  url: string,
  options: RequestOptions<As> = {},
): Promise<Answer<As>> {
  const { method = 'GET', signal, retry = {}, timeout = TIMEOUT_MS, totalTimeout = TOTAL_TIMEOUT_MS } = options;
  const target = buildUrl(url, options.query);
  let last: unknown;
  const timedOut = (ms: number) => () =>
    new ZoetropeError(`No answer within ${ms} ms`, { code: 'timeout', url: target, cause: last });

  return withDeadline(totalTimeout, signal, timedOut(totalTimeout), async (whole) => {
    for (let n = 1; ; n++) {
      try {
        const once = (part: AbortSignal) => attempt(target, options, part);
        return (await withDeadline(timeout, whole, timedOut(timeout), once)) as Answer<As>;
      } catch (error) {
        last = error;
        const delay = retry && !whole.aborted ? retryDelay(error, n, method, retry) : undefined;
        if (delay === undefined) throw error;
        await sleep(delay, whole);
      }
    }
  });
}
