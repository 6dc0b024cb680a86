const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Such as 14:05, where the viewer is. */
export function timeOfDay(at: number): string {
  return new Date(at).toLocaleTimeString('en', CLOCK);
}

/** The length of an interval, such as `minute` or `5 minutes`. */
export function intervalWords(minutes: number): string {
  return minutes === 1 ? 'minute' : `${minutes} minutes`;
}

/** Such as 14:05, or 14:05 – 14:10 for more than a minute. */
export function span(at: number, minutes: number): string {
  return minutes === 1 ? timeOfDay(at) : `${timeOfDay(at)} – ${timeOfDay(at + minutes * 60_000)}`;
}
