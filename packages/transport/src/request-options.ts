import type { Query } from './build-url.ts';
import type { Body } from './read-body.ts';
import type { RetryOptions, RetryRule } from './retry.ts';

/** What an answer is read as. `none` reads and discards it, so that the connection is free again. */
export interface AnswerData {
  readonly json: unknown;
  readonly text: string;
  readonly blob: Blob;
  readonly none: undefined;
}

/** Makes data of a body; throws what is wrong with it. */
export type Read<T> = (body: Body, response: Response) => T;

export interface ExchangeOptions {
  /** @default 'GET' */
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: BodyInit | null | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch | undefined;
  readonly credentials?: RequestCredentials | undefined;
  readonly redirect?: RequestRedirect | undefined;
  /** The HTTP cache of the browser. */
  readonly cache?: RequestCache | undefined;
  /** Largest body in bytes; a list of 50 GIFs has about 250 kB. @default 5 000 000 */
  readonly maxBytes?: number | undefined;
  /** The calling package: begins the messages of HTTP errors. */
  readonly name: string;
}

export interface SendOptions extends ExchangeOptions {
  readonly query?: Query | undefined;
  /** Ends the call in any phase; it then rejects with this signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt, its body included. @default 8 000 */
  readonly timeout?: number | undefined;
  /** Milliseconds for everything: attempts, their bodies and the waits between them. @default 15 000 */
  readonly totalTimeout?: number | undefined;
  /** Absent: one attempt. A wait that would reach beyond `totalTimeout`, as a long `Retry-After`, is not begun. */
  readonly retry?: RetryRule | undefined;
}

/**
 * A request that writes (any method but GET and HEAD), or has credentials or a secret header, refuses redirects: they may
 * lead to another origin.
 */
export interface RequestOptions<As extends keyof AnswerData = keyof AnswerData>
  extends Omit<SendOptions, 'redirect' | 'retry' | 'name'> {
  /** @default '@zoetrope/transport' */
  readonly name?: string | undefined;
  /** JSON without a body (204, 205) is undefined. @default 'json' */
  readonly as?: As | undefined;
  /** False makes one attempt only. @default 2 more, of GET, after what may pass */
  readonly retry?: RetryOptions | false | undefined;
}

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: T;
}
