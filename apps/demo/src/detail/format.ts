/** Formats bytes in decimal units: `1.4 MB`, `128 kB`, `640 B`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Formats the day of an ISO 8601 time. Returns undefined if it is invalid. */
export function formatDay(isoTime: string | undefined, locale?: string): string | undefined {
  const time = Date.parse(isoTime ?? '');
  if (Number.isNaN(time)) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
}
