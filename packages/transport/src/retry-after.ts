/** Milliseconds that a `Retry-After` header asks for; undefined when it is absent or malformed, 0 for a past date. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // A date of HTTP ends in GMT (RFC 9110, section 5.6.7); engines read dates into much else.
  const date = / GMT$/.test(text) ? Date.parse(text) : -1;
  return date >= 0 ? Math.max(0, date - now) : undefined;
}
