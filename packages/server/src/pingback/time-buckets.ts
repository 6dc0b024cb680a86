export const MINUTE_MS = 60 * 1000;

/** Size of the time buckets for counts per item. One bucket per minute would be a row for nearly every event. */
export const BUCKET_MINUTES = 5;

/** The start of the bucket of a time, in milliseconds since 1970. */
export function bucketStart(time: number, minutes: number): number {
  return time - (time % (minutes * MINUTE_MS));
}
