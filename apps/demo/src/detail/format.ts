/** `1.4 MB`, `128 kB`, `640 B`: decimal units, as browsers and file managers show them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The day of an ISO 8601 moment, in words; undefined when it is none. */
export function formatDay(moment: string | undefined, locale?: string): string | undefined {
  const time = Date.parse(moment ?? '');
  if (Number.isNaN(time)) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
}
