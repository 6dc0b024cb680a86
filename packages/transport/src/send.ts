import { attempt } from './attempt.ts';
import { buildUrl } from './build-url.ts';
import type { BodyReader, ParsedResponse, SendOptions } from './request-options.ts';
import { withDeadline } from './with-deadline.ts';

/**
 * A smaller `request`: it takes a body reader and a retry policy instead of names of them, makes one attempt without a
 * policy, and does not redact secret headers. Without `read` the body is discarded.
 *
 * @example
 * const options = { name: 'my-app', query: { limit: 5 } };
 * const { data } = await send('https://gifs.example/v1/gifs/trending', options, readJson);
 */
export async function send<T>(
  url: string,
  { query, signal, retry, timeout = 8_000, totalTimeout = 15_000, ...options }: SendOptions,
  read?: BodyReader<T>,
): Promise<ParsedResponse<T | undefined>> {
  const target = buildUrl(url, query);
  const deadline = performance.now() + totalTimeout;
  const attemptOnce = () => {
    const ms = Math.min(timeout, deadline - performance.now());
    return withDeadline({ ms, signal, url: target }, (attemptSignal) =>
      attempt(target, { ...options, signal: attemptSignal }, read),
    );
  };
  return retry ? retry(attemptOnce, { deadline, signal, method: options.method }) : attemptOnce();
}
