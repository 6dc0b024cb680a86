import type { HonoRequest } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiError } from './api-error.ts';

/** The rules of an API that apply to all of its calls. */
export interface ApiConventions {
  /** Whether a path is one of its calls. */
  readonly hasPath: (path: string) => boolean;
  /** The API key of a request. */
  readonly readKey: (request: HonoRequest) => string | undefined;
  /** The path for logs, without a key. Default: the path has no key. */
  readonly redactPath?: ((path: string) => string) | undefined;
  readonly formatError: (error: ApiError, requestId: string) => ErrorResponse;
}

export interface ErrorResponse {
  readonly status: ContentfulStatusCode;
  readonly body: object;
}
