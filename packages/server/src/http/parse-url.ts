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
