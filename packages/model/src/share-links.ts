import { altText, type DescribedGif } from './alt-text.ts';
import { embedCode } from './embed-code.ts';
import type { Gif } from './gif.ts';
import { absoluteUrl, gifPageUrl } from './gif-page-url.ts';
import type { Provider } from './provider.ts';
import { renditionUrl } from './rendition-url.ts';
import { safeUrl } from './safe-url.ts';

/** Pixels of a share window (spec §9). */
const POPUP = { width: 480, height: 480 };
const TWITTER_POPUP = { width: 750, height: 350 };

/** A page of another site, opened in a window of its own. */
export interface PopupShare {
  readonly href: string;
  readonly popup: { readonly width: number; readonly height: number };
}

/** A text for the clipboard. */
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

export function shareLinks(
  gif: DescribedGif & Pick<Gif, 'id' | 'url' | 'bitly_url' | 'images'>,
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
      popup: TWITTER_POPUP,
    },
    facebook: { href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }), popup: POPUP },
    pinterest: {
      href: withQuery('https://www.pinterest.com/pin/create/button/', { url, ...media, description }),
      popup: POPUP,
    },
    link: { text: url },
    embed: { text: embedCode(gif, provider) },
  };
}

function withQuery(url: string, query: Record<string, string>): string {
  return `${url}?${new URLSearchParams(query)}`;
}
