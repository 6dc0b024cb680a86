import type { Provider } from '@zoetrope/model';
import type { AnswerData, Query, RetryOptions } from '@zoetrope/transport';
import type { ManagementAuth } from './auth.ts';
import type { Progress } from './transfer/progress.ts';
import type { SendForm } from './transfer/send-form.ts';

export interface ManagementOptions {
  readonly provider: Provider;
  /** @default none: the calls that are open to everyone */
  readonly auth?: ManagementAuth | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds for one attempt, its body included. @default 8 000 */
  readonly timeout?: number | undefined;
  /** Milliseconds for a whole call with its retries. @default 15 000 */
  readonly totalTimeout?: number | undefined;
  /** Of reads. A write is sent once, whatever happens to it. @default 2 retries with full jitter */
  readonly retry?: Omit<RetryOptions, 'methods'> | false | undefined;
  /** Takes what is said instead of a rejection (spec §5, §8). @default console.warn */
  readonly log?: ((message: string) => void) | undefined;
  /** How files are sent while their progress is watched. @default streamed in Node.js, by plain `fetch` in browsers */
  readonly sendForm?: SendForm | undefined;
}

/** What every call takes after its arguments. */
export interface CallOptions {
  /** Ends the call in any phase; it then rejects with this signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** What calls take that send or bring files. */
export interface TransferOptions extends CallOptions {
  /** In Node.js at each 64 kB, in browsers at the beginning and once the answer has come. */
  readonly onUploadProgress?: ((progress: Progress) => void) | undefined;
  readonly onDownloadProgress?: ((progress: Progress) => void) | undefined;
  /** Milliseconds for the whole transfer. @default 600 000 */
  readonly timeout?: number | undefined;
}

/** The hosts that the management calls are spread over, by their names in a provider. */
export type Host = 'siteUrl' | 'siteApiUrl' | 'storiesUrl' | 'schedulerUrl' | 'mediaServiceUrl';

/** One call as the specification writes it (§7). */
export interface Call {
  /** @default 'GET' */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  readonly host: Host;
  /** After the host's address, encoded; see `path`. */
  readonly path: string;
  readonly query?: Query | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON, a form as multipart. */
  readonly body?: object | undefined;
}

/** One service, as one caller sees it: the first argument of every call. It remembers nothing. */
export interface Connection {
  readonly provider: Provider;
  readonly auth: ManagementAuth | undefined;
  readonly log: (message: string) => void;
  /** The address of a call, without its query. */
  url(call: Pick<Call, 'host' | 'path'>): string;
  /** One request; JSON without a body (204) is undefined. */
  send<As extends keyof AnswerData>(call: Call, as: As, options: TransferOptions): Promise<AnswerData[As]>;
}
