export { buildUrl, encode, type Query, type QueryValue } from './build-url.ts';
export { type ErrorCode, type ErrorDetails, isZoetropeError, ZoetropeError } from './error.ts';
export { redact } from './redact.ts';
export { request } from './request.ts';
export type { Answer, AnswerData, RequestOptions } from './request-options.ts';
export type { RetryOptions } from './retry.ts';
export { parseRetryAfter } from './retry-after.ts';
export { type SdkInfo, type SdkInfoParts, sdkInfo } from './sdk-info.ts';
export { createViewerId, type ViewerId, type ViewerIdOptions, type ViewerStorage } from './viewer-id.ts';
