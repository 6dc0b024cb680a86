import type { Provider } from '@zoetrope/model';
import type { Query, ResponseData, RetryOptions } from '@zoetrope/transport';
import type { ManagementAuth } from './auth.ts';
import type { TransferProgress } from './transfer/transfer-progress.ts';
import type { UploadTracker } from './transfer/upload-tracker.ts';

/** Options of `createManagementClient` and `createBaseManagementClient`. */
export interface ManagementOptions {
  readonly provider: Provider;
  /** The credentials of the caller. @default none: only public calls succeed */
  readonly auth?: ManagementAuth | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds for one attempt, including its body. @default 8_000 */
  readonly timeout?: number | undefined;
  /** Milliseconds for a whole call, including retries. @default 15_000 */
  readonly totalTimeout?: number | undefined;
  /** Retries of reads; writes are never retried. @default 2 retries with full jitter */
  readonly retry?: Omit<RetryOptions, 'methods'> | false | undefined;
  /** Receives the failures that do not reject. @default console.warn */
  readonly log?: ((message: string) => void) | undefined;
  /** How upload progress is reported. @default streaming in Node.js, coarse in browsers */
  readonly uploadTracker?: UploadTracker | undefined;
}

/** Options of every call. */
export interface ManagementCallOptions {
  /** Aborts the call in any phase, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Options of calls that transfer files. */
export interface TransferOptions extends ManagementCallOptions {
  /** Called for each 64 kB in Node.js; in browsers at 0 % and after the response. */
  readonly onUploadProgress?: ((progress: TransferProgress) => void) | undefined;
  readonly onDownloadProgress?: ((progress: TransferProgress) => void) | undefined;
  /** Milliseconds for the whole transfer. @default 600_000 */
  readonly timeout?: number | undefined;
}

/** The base URLs of management calls, by their names in a provider. */
export type Host = 'siteUrl' | 'siteApiUrl' | 'storiesUrl' | 'schedulerUrl' | 'mediaServiceUrl';

/** A call in terms of the specification (§7). */
export interface ManagementCall {
  /** @default 'GET' */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  readonly host: Host;
  /** Appended to the host; already encoded (see `path.ts`). */
  readonly path: string;
  readonly query?: Query | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON, or as multipart if it is a `FormData`. */
  readonly body?: object | undefined;
}

/** Options of `BaseManagementClient.send`. */
export interface SendCallOptions<As extends keyof ResponseData> extends TransferOptions {
  /** How to read the body. */
  readonly as: As;
}

/** The first argument of every call. It does not cache. */
export interface BaseManagementClient {
  readonly provider: Provider;
  readonly auth: ManagementAuth | undefined;
  readonly log: (message: string) => void;
  /** The URL of a call, without its query. Throws a `validation` error if the provider does not have its host. */
  url(call: Pick<ManagementCall, 'host' | 'path'>): string;
  /** Sends one request. JSON without a body (204) is undefined. */
  send<As extends keyof ResponseData>(call: ManagementCall, options: SendCallOptions<As>): Promise<ResponseData[As]>;
}
