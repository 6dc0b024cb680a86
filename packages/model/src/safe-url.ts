/** Relative URLs are resolved against this one, to find their scheme. */
const BASE = 'https://x';

/**
 * The URL if it is http, https or relative, with whitespace trimmed; otherwise undefined. Never `javascript:`, `data:`
 * or `blob:`. The URL parser decides, because browsers ignore tabs and control characters in a scheme.
 *
 * @example
 * safeUrl('/gifs/1'); // '/gifs/1'
 * safeUrl('java\tscript:alert(1)'); // undefined
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // A fast path: a page of results has more than a thousand URLs, and parsing is slow.
  if (value.startsWith('https:/') || value.startsWith('http:/') || value.startsWith('/')) return value;
  const text = value.trim();
  if (!text) return undefined;
  try {
    const { protocol } = new URL(text, BASE);
    return protocol === 'https:' || protocol === 'http:' ? text : undefined;
  } catch {
    return undefined;
  }
}
