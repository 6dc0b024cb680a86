export const MINUTE_MS = 60 * 1000;

/** Events are counted per item in slices of so many minutes: by the minute there would be a row for nearly every event. */
export const BUCKET_MINUTES = 5;

/** The beginning of the slice of so many minutes that a moment lies in. */
export function bucketStart(time: number, minutes: number): number {
  return time - (time % (minutes * MINUTE_MS));
}
