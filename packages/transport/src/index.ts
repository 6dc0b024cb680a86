export { buildUrl, encode, encodePathSegment, type Query, type QueryValue } from './build-url.ts';
export { checkDurations } from './check-durations.ts';
export { type ErrorCode, type ErrorDetails, isZoetropeError, ZoetropeError } from './error.ts';
export { globalPrivacyControl } from './global-privacy-control.ts';
export { errorCodeFor, parseErrorMessage } from './http-error.ts';
export { randomString } from './random-string.ts';
export { readJson } from './read-body.ts';
export { redact } from './redact.ts';
export { request } from './request.ts';
export type { ParsedResponse, RequestOptions, ResponseData, SendOptions } from './request-options.ts';
export { exponentialBackoff, type RetryContext, type RetryOptions, type RetryPolicy } from './retry.ts';
export { parseRetryAfter } from './retry-after.ts';
export { RETRYABLE_STATUSES } from './retryable-statuses.ts';
export { type SdkInfo, type SdkInfoParts, sdkInfo } from './sdk-info.ts';
export { send } from './send.ts';
export { createUuidV7, uuidV7 } from './uuid-v7.ts';
export {
  createViewerId,
  type ViewerId,
  type ViewerIdOptions,
  type ViewerIdPersistence,
  type ViewerStorage,
} from './viewer-id.ts';
export { withDeadline } from './with-deadline.ts';
