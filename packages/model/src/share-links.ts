import { type AltTextSource, altText } from './alt-text.ts';
import { embedCode } from './embed-code.ts';
import type { Gif } from './gif.ts';
import { absoluteUrl, gifPageUrl } from './gif-page-url.ts';
import type { Provider } from './provider.ts';
import { renditionUrl } from './rendition-url.ts';
import { safeUrl } from './safe-url.ts';

/** A size in pixels. */
export interface SharePopup {
  readonly width: number;
  readonly height: number;
}

/** Sizes of the windows of share targets in pixels. */
export const SHARE_POPUPS = {
  twitter: { width: 750, height: 350 },
  facebook: { width: 480, height: 480 },
  pinterest: { width: 480, height: 480 },
} as const satisfies { readonly [target: string]: SharePopup };

/** A share target that opens in a popup window. */
export type PopupShareTarget = keyof typeof SHARE_POPUPS;

/** A page of another site, opened in a popup window. */
export interface PopupShare {
  readonly href: string;
  /** Size of the window in pixels. */
  readonly popup: SharePopup;
}

/** A text to copy to the clipboard. */
export interface CopyShare {
  readonly text: string;
}

/** The five share targets of spec §4. */
export interface ShareLinks {
  readonly twitter: PopupShare;
  readonly facebook: PopupShare;
  readonly pinterest: PopupShare;
  readonly link: CopyShare;
  readonly embed: CopyShare;
}

export type ShareTarget = keyof ShareLinks;

/**
 * Links for the share targets of a GIF: Twitter, Facebook and Pinterest popups, its URL and its embed code.
 *
 * @example
 * const { twitter, link } = shareLinks(gif, localProvider('https://gifs.example'));
 * window.open(twitter.href, '_blank', `popup,width=${twitter.popup.width},height=${twitter.popup.height}`);
 * await navigator.clipboard.writeText(link.text);
 */
export function shareLinks(
  gif: AltTextSource & Pick<Gif, 'id' | 'url' | 'bitly_url' | 'images'>,
  provider: Pick<Provider, 'embedUrl' | 'siteUrl' | 'name'>,
): ShareLinks {
  const url = safeUrl(gif.bitly_url) ?? gifPageUrl(gif, provider);
  const description = altText(gif);
  const title = typeof gif.title === 'string' ? gif.title.trim() : '';
  const image = renditionUrl(gif.images, 'original');
  const media = image === undefined ? {} : { media: absoluteUrl(image, provider.siteUrl) };
  return {
    twitter: {
      href: withQuery('https://twitter.com/intent/tweet', { url, text: title || description }),
      popup: SHARE_POPUPS.twitter,
    },
    facebook: {
      href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
      popup: SHARE_POPUPS.facebook,
    },
    pinterest: {
      href: withQuery('https://www.pinterest.com/pin/create/button/', { url, ...media, description }),
      popup: SHARE_POPUPS.pinterest,
    },
    link: { text: url },
    embed: { text: embedCode(gif, provider) },
  };
}

function withQuery(url: string, query: Record<string, string>): string {
  return `${url}?${new URLSearchParams(query)}`;
}
