import { checkDurations } from './check-durations.ts';
import { readJson, readText } from './read-body.ts';
import type { BodyReader, ParsedResponse, RequestOptions, ResponseData, SendOptions } from './request-options.ts';
import { exponentialBackoff } from './retry.ts';
import { redactError, secretHeaderValues } from './secret-headers.ts';
import { send } from './send.ts';

/**
 * Sends a request with deadlines, retries and redaction. Resolves with `{ status, headers, data }`. Rejects with a
 * `ZoetropeError`, or with the signal's own reason after an abort.
 *
 * @example
 * const { data } = await request('https://gifs.example/v1/gifs/trending', { query: { limit: 5 }, timeout: 3_000 });
 */
export async function request<As extends keyof ResponseData = 'json'>(
  url: string,
  { as, retry, name = '@zoetrope/transport', ...options }: RequestOptions<As> = {},
): Promise<ParsedResponse<ResponseData[As]>> {
  const { method = 'GET', credentials, headers = {}, timeout, totalTimeout } = options;
  checkDurations({ timeout, totalTimeout });
  const secrets = secretHeaderValues(headers);
  const read = READERS[as ?? 'json'] as BodyReader<ResponseData[As]> | undefined;
  const isRead = SAFE_METHODS.has(method.toUpperCase());
  const sendOptions: SendOptions = {
    ...options,
    name,
    // A redirect may lead to another origin, which must not receive secrets; a written body may be one.
    redirect: !isRead || credentials === 'include' || secrets.length > 0 ? 'error' : 'follow',
    retry: retry === false ? undefined : exponentialBackoff(retry),
  };
  try {
    return (await send(url, sendOptions, read)) as ParsedResponse<ResponseData[As]>;
  } catch (error) {
    throw secrets.length > 0 ? redactError(error, secrets) : error;
  }
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const READERS: { readonly [As in keyof ResponseData]: BodyReader<ResponseData[As]> | undefined } = {
  json: (body, response) => {
    const hasNoContent = body.length === 0 && (response.status === 204 || response.status === 205);
    return hasNoContent ? undefined : readJson(body, response);
  },
  text: readText,
  blob: (body, { headers }) => new Blob([body], { type: headers.get('content-type') ?? '' }),
  none: undefined,
};
