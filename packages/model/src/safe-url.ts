/** What cannot have another scheme: nearly every address of an answer, and a parser costs a microsecond each. */
const PLAIN = /^(https?:\/\/\w|\/)/;
/** Only its protocol is looked at: a relative URL takes it over, any other scheme replaces it. */
const BASE = 'https://x.invalid';

/**
 * The URL, trimmed, when it is http, https or relative; else undefined. Never `javascript:`, `data:` or `blob:`.
 * The URL parser itself decides, since browsers ignore tabs and control characters inside a scheme.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '') return undefined;
  if (PLAIN.test(text)) return text;
  try {
    const { protocol } = new URL(text, BASE);
    return protocol === 'https:' || protocol === 'http:' ? text : undefined;
  } catch {
    return undefined;
  }
}
