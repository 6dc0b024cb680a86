/**
 * HTTP statuses of transient failures. They are apart from the retry policy, because bundlers load whole modules and
 * analytics needs only the statuses.
 */
export const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
