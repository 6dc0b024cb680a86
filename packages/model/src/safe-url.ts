/** Only its protocol is looked at: a relative URL takes it over, any other scheme replaces it. */
const BASE = 'https://x.invalid';

/**
 * The URL, trimmed, when it is http, https or relative; else undefined. Never `javascript:`, `data:` or `blob:`.
 * The URL parser itself decides, since browsers ignore tabs and control characters inside a scheme.
 */
export function safeUrl(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  // What cannot have another scheme: nearly every address of an answer, and a parser costs a microsecond each.
  if (/^(https?:\/\/\w|\/)/.test(text)) return text;
  try {
    return text && /^https?:/.test(new URL(text, BASE).protocol) ? text : undefined;
  } catch {
    return undefined;
  }
}
