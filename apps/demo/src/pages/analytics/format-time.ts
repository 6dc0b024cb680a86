const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Local time, such as 14:05. */
export function formatTime(at: number): string {
  return new Date(at).toLocaleTimeString('en', CLOCK);
}

/** Length of an interval, such as `minute` or `5 minutes`. */
export function intervalLength(minutes: number): string {
  return minutes === 1 ? 'minute' : `${minutes} minutes`;
}

/** Local interval, such as 14:05, or 14:05 – 14:10 if longer than a minute. */
export function formatInterval(at: number, minutes: number): string {
  return minutes === 1 ? formatTime(at) : `${formatTime(at)} – ${formatTime(at + minutes * 60_000)}`;
}
