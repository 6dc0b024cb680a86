/**
 * The URL of a text; undefined if it is invalid. `URL.canParse` is no substitute: once Node.js 20 has optimized it, it
 * rejects URLs with letters such as ü.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Like `parseUrl`, for URLs of http and https only. */
export function parseWebUrl(text: string, base?: string | URL): URL | undefined {
  const url = parseUrl(text, base);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
}
