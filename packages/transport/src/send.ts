import { attempt } from './attempt.ts';
import { buildUrl } from './build-url.ts';
import type { Answer, Read, SendOptions } from './request-options.ts';
import { withDeadline } from './with-deadline.ts';

/** Attempts, as many as `retry` makes of one, with their bodies, all within `totalTimeout`. */
export async function send<T>(
  url: string,
  { query, signal, retry = (once) => once(), timeout = 8_000, totalTimeout = 15_000, ...exchange }: SendOptions,
  read?: Read<T>,
): Promise<Answer<T | undefined>> {
  const target = buildUrl(url, query);
  const end = performance.now() + totalTimeout;
  const once = () => {
    const ms = Math.min(timeout, end - performance.now());
    return withDeadline(ms, signal, target, (part) => attempt(target, exchange, part, read));
  };
  return retry(once, { end, signal, method: exchange.method });
}
