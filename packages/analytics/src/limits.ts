/** Older engines reject a tenth concurrent keepalive request, whatever its length. */
export const MAX_IN_FLIGHT = 9;
/** Timeout of one request, including reading the response. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** A wrong `Retry-After` must not silence a page forever. */
export const MAX_RETRY_AFTER_MS = 3_600_000;
/** Number of events kept while the collector is unavailable: about 450 KB of typical events. */
export const MAX_QUEUED_EVENTS = 1000;
export const MAX_QUEUED_BYTES = 1_048_576;
/** Number of events processed in one task: well below the 50 ms of a long task, even on a slow phone. */
export const EVENTS_PER_TASK = 100;
/** The same on unload, when there may be no later task. */
export const EVENTS_ON_UNLOAD = 500;
