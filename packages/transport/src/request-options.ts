import type { Query } from './build-url.ts';
import type { Body } from './read-body.ts';
import type { RetryOptions, RetryPolicy } from './retry.ts';

/** The type of `data` for each value of `as`. */
export interface ResponseData {
  readonly json: unknown;
  readonly text: string;
  readonly blob: Blob;
  /** The body is drained and discarded, so that the connection can be reused. */
  readonly none: undefined;
}

/** Converts a body to data; throws if the body is malformed. */
export type BodyReader<T> = (body: Body, response: Response) => T;

/** Options of a single attempt. */
export interface AttemptOptions {
  /** @default 'GET' */
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: BodyInit | null | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch | undefined;
  readonly credentials?: RequestCredentials | undefined;
  readonly redirect?: RequestRedirect | undefined;
  /** The mode of the browser's HTTP cache. */
  readonly cache?: RequestCache | undefined;
  /** Maximum size of the body in bytes. A list of 50 GIFs has about 250 kB. @default 5_000_000 */
  readonly maxBytes?: number | undefined;
  /** The calling package; messages of HTTP errors start with it. */
  readonly name: string;
}

/** Options of `send`. */
export interface SendOptions extends AttemptOptions {
  readonly query?: Query | undefined;
  /** Aborts the call in any phase, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt, including its body. @default 8_000 */
  readonly timeout?: number | undefined;
  /** Milliseconds for all attempts, their bodies and the waits between them. @default 15_000 */
  readonly totalTimeout?: number | undefined;
  /** A wait that would exceed `totalTimeout`, such as a long `Retry-After`, rejects at once. @default one attempt */
  readonly retry?: RetryPolicy | undefined;
}

/**
 * Options of `request`. Redirects are refused if the method is not GET or HEAD, and with credentials or a secret
 * header, because they may lead to another origin.
 */
export interface RequestOptions<As extends keyof ResponseData = keyof ResponseData>
  extends Omit<SendOptions, 'redirect' | 'retry' | 'name'> {
  /** The calling package; messages of HTTP errors start with it. @default '@zoetrope/transport' */
  readonly name?: string | undefined;
  /** How to read the body. JSON without a body (204, 205) is undefined. @default 'json' */
  readonly as?: As | undefined;
  /** `false` disables retries. @default 2 retries of a GET after a transient failure */
  readonly retry?: RetryOptions | false | undefined;
}

/** A response whose body has been read. */
export interface ParsedResponse<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: T;
}
