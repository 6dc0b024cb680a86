/** Only its protocol is looked at: a relative URL takes it over, any other scheme replaces it. */
const BASE = 'https://x';

/**
 * The URL, its beginning trimmed, when it is http, https or relative; else undefined. Never `javascript:`, `data:` or
 * `blob:`. The URL parser itself decides, since browsers ignore tabs and control characters inside a scheme.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // What cannot have another scheme: a page of answers has more than a thousand such addresses, and a parser is slow.
  if (/^https?:\/|^\//.test(value)) return value;
  try {
    const text = value.trim();
    if (text && /^https?:/.test(new URL(text, BASE).protocol)) return text;
  } catch {
    // It is no address.
  }
  return undefined;
}
