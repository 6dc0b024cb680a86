import type { Gif } from './gif.ts';
import type { Provider } from './provider.ts';
import { safeUrl } from './safe-url.ts';

/** The public page of a GIF, absolute where the provider's site is. */
export function gifPageUrl(gif: Pick<Gif, 'id' | 'url'>, provider: Pick<Provider, 'siteUrl'>): string {
  return absoluteUrl(safeUrl(gif.url) ?? `${provider.siteUrl}/gifs/${encodeURIComponent(gif.id)}`, provider.siteUrl);
}

/** `url` seen from `base`; unchanged when the base is itself relative. */
export function absoluteUrl(url: string, base: string): string {
  try {
    return new URL(url, base || undefined).href;
  } catch {
    return url;
  }
}
