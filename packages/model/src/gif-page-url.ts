import type { Gif } from './gif.ts';
import type { Provider } from './provider.ts';
import { safeUrl } from './safe-url.ts';

/**
 * The URL of a GIF's page at its provider; absolute if the provider's `siteUrl` is.
 *
 * @example
 * gifPageUrl({ id: 'cat-nap', url: '' }, localProvider('https://gifs.example')); // 'https://gifs.example/gifs/cat-nap'
 */
export function gifPageUrl(gif: Pick<Gif, 'id' | 'url'>, provider: Pick<Provider, 'siteUrl'>): string {
  return absoluteUrl(safeUrl(gif.url) ?? `${provider.siteUrl}/gifs/${encodeURIComponent(gif.id)}`, provider.siteUrl);
}

/** Resolves `url` against `base`; unchanged if the base is relative itself. */
export function absoluteUrl(url: string, base: string): string {
  try {
    return new URL(url, base || undefined).href;
  } catch {
    return url;
  }
}
