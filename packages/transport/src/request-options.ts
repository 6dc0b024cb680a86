import type { Query } from './build-url.ts';
import type { RetryOptions } from './retry.ts';

/** What an answer is read as. `none` reads and discards it, so that the connection is free again. */
export interface AnswerData {
  readonly json: unknown;
  readonly text: string;
  readonly blob: Blob;
  readonly none: undefined;
}

export interface RequestOptions<As extends keyof AnswerData = keyof AnswerData> {
  /** @default 'GET' */
  readonly method?: string | undefined;
  readonly query?: Query | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: BodyInit | null | undefined;
  /** JSON without a body (204, 205) is undefined. @default 'json' */
  readonly as?: As | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch | undefined;
  /** Ends the call in any phase; it then rejects with this signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt, its body included. @default 8 000 */
  readonly timeout?: number | undefined;
  /** Milliseconds for everything: attempts, their bodies and the waits between them. @default 15 000 */
  readonly totalTimeout?: number | undefined;
  /** False makes one attempt only. A wait that would reach beyond `totalTimeout`, as a long `Retry-After`, is not begun. */
  readonly retry?: RetryOptions | false | undefined;
  /** A request with credentials or a secret header refuses redirects: they may lead to another origin. */
  readonly credentials?: RequestCredentials | undefined;
  /** The HTTP cache of the browser. */
  readonly cache?: RequestCache | undefined;
  /** Largest body in bytes. @default 5 000 000 */
  readonly maxBytes?: number | undefined;
  /** The calling package: begins the messages of HTTP errors. @default '@zoetrope/transport' */
  readonly name?: string | undefined;
}

export interface Answer<As extends keyof AnswerData = 'json'> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: AnswerData[As];
}
