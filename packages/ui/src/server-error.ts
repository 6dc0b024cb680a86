import { isZoetropeError } from '@zoetrope/transport';
import { errorText } from './error-text.ts';

/** Responses whose message is meant for users. */
const STATUSES_WITH_MESSAGE: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 413, 415, 422, 501]);

/** Returns the message of the server if it is meant for users, or else a general message. */
export function serverErrorText(error: unknown): string {
  if (!isZoetropeError(error) || !STATUSES_WITH_MESSAGE.has(error.status)) return errorText(error);
  const { message } = Object(error.body);
  return typeof message === 'string' && message ? toSentence(message, invalidField(error)) : errorText(error);
}

const SENTENCE_ENDS = ['.', '!', '?', '…'];

/** Turns `title: must not be empty` into a sentence, without the name of the parameter: the field has a label. */
function toSentence(message: string, parameter: string | undefined): string {
  const prefix = `${parameter}: `;
  const text = message.startsWith(prefix) ? message.slice(prefix.length) : message;
  const isEnded = SENTENCE_ENDS.some((end) => text.endsWith(end));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${isEnded ? '' : '.'}`;
}

/** Returns the name of the invalid field, if the server reported one. */
export function invalidField(error: unknown): string | undefined {
  if (!isZoetropeError(error)) return undefined;
  const { parameter } = Object(error.body);
  return typeof parameter === 'string' ? parameter : undefined;
}
