/** `1:05` for 65.4 seconds; `0:00` for what is no time. */
export function formatTime(seconds: number): string {
  const whole = seconds > 0 && seconds < Number.POSITIVE_INFINITY ? Math.floor(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
