// In a file that imports nothing, the build writes each value where it is used.

/** Older engines refuse a tenth keepalive request, whatever its length. */
export const MAX_IN_FLIGHT = 9;
/** One request, its answer read to the end. */
export const TIMEOUT_MS = 10_000;
/** A mistaken header must not silence a page for ever. */
export const MAX_RETRY_AFTER_MS = 3_600_000;
/** What a page keeps while the collector is away: about 450 KB of ordinary events. */
export const MAX_QUEUED_EVENTS = 1000;
export const MAX_QUEUED_BYTES = 1_048_576;
/** Events worked on in one task: well within the 50 ms of a long one, on a slow phone too. */
export const SLICE = 100;
/** The same where there may be no later task. */
export const LAST_SLICE = 500;
