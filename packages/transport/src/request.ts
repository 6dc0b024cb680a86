import { checkTimes } from './check-times.ts';
import { toJson, toText } from './read-body.ts';
import type { Answer, AnswerData, Read, RequestOptions, SendOptions } from './request-options.ts';
import { backOff } from './retry.ts';
import { secretHeaders } from './secret-headers.ts';
import { send } from './send.ts';
import { withoutSecrets } from './without-secrets.ts';

/**
 * One call: attempts, waits between them and bodies, all within `totalTimeout`. Rejects with a `ZoetropeError`, or with
 * the signal's own reason after an abort.
 */
export async function request<As extends keyof AnswerData = 'json'>(
  url: string,
  { as, retry, name = '@zoetrope/transport', ...options }: RequestOptions<As> = {},
): Promise<Answer<AnswerData[As]>> {
  const { method = 'GET', credentials, headers = {}, timeout, totalTimeout } = options;
  checkTimes({ timeout, totalTimeout });
  const secrets = secretHeaders(headers);
  const read = READERS[as ?? 'json'] as Read<AnswerData[As]> | undefined;
  const asked: SendOptions = {
    ...options,
    name,
    // A redirect may lead to another origin, which must not see them; of what is written, the body may be a secret.
    redirect: credentials === 'include' || secrets.length > 0 || !READING.test(method) ? 'error' : 'follow',
    retry: retry === false ? undefined : backOff(retry),
  };
  try {
    return (await send(url, asked, read)) as Answer<AnswerData[As]>;
  } catch (error) {
    throw secrets.length > 0 ? withoutSecrets(error, secrets) : error;
  }
}

const READING = /^(get|head)$/i;

const READERS: { readonly [As in keyof AnswerData]: Read<AnswerData[As]> | undefined } = {
  json: (body, response) => {
    const hasNoContent = body.length === 0 && (response.status === 204 || response.status === 205);
    return hasNoContent ? undefined : toJson(body, response);
  },
  text: toText,
  blob: (body, { headers }) => new Blob([body], { type: headers.get('content-type') ?? '' }),
  none: undefined,
};
