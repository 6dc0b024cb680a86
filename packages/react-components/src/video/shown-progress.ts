/** In a clip shorter than this, in seconds, progress beyond this part is shown as all of it (spec §9). */
const SHORT_SECONDS = 10;
const NEARLY_ALL = 0.98;

/** The part of a clip that its progress bar shows, 0 to 1: the last update of a short one comes before its end. */
export function shownProgress(time: number, duration: number): number {
  const part = duration > 0 && duration < Number.POSITIVE_INFINITY ? Math.min(Math.max(time / duration, 0), 1) : 0;
  return duration < SHORT_SECONDS && part > NEARLY_ALL ? 1 : part;
}
