/**
 * Parses a `Retry-After` header. Returns milliseconds; 0 for a past date, and undefined if the header is absent or
 * malformed.
 *
 * @example
 * parseRetryAfter('120', Date.now()); // 120_000
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // HTTP dates end in GMT (RFC 9110, section 5.6.7); Date.parse would accept many other texts.
  if (!text.endsWith(' GMT')) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
