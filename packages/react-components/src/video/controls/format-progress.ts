/** Formats seconds as `1:05`. Returns `0:00` for a time that is negative, infinite or NaN. */
export function formatTime(seconds: number): string {
  const whole = seconds > 0 && Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

// The last `timeupdate` of a short clip fires before its end, so its progress would stop just below 100 %.
const SHORT_CLIP_SECONDS = 10;
/** The fraction of a short clip above which it counts as complete. */
const NEARLY_COMPLETE = 0.98;

/** The fraction that a progress bar displays, 0 to 1. */
export function displayedProgress(time: number, duration: number): number {
  if (!(duration > 0 && Number.isFinite(duration))) return 0;
  const progress = Math.min(Math.max(time / duration, 0), 1);
  return duration < SHORT_CLIP_SECONDS && progress > NEARLY_COMPLETE ? 1 : progress;
}
