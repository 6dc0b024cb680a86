import { bestVideoAsset, type Gif } from '@zoetrope/model';
import type { EmbedPageOptions } from '../embed-page-options.ts';
import { type Html, html } from '../html.ts';
import { renderStyle } from '../render-style.ts';
import { mediaFiles } from './media-files.ts';

/**
 * The moving GIF for who asked for less motion, from when it is asked for. A browser without script fetches hidden images at
 * once, also those that may come late; of a style it fetches only what applies.
 */
export function renderMoving(gif: Pick<Gif, 'images' | 'video'>, options: Pick<EmbedPageOptions, 'nonce'>): Html {
  const { moving: { url = '', webp = url } = {}, still } = mediaFiles(gif) ?? {};
  if (still === undefined || bestVideoAsset(gif.video, { width: 1, height: 1 })) return html``;
  const rule = `.card:has(.toggle:checked) .counterpart{background-image:url("${cssText(webp)}")}`;
  return renderStyle(`@media (prefers-reduced-motion:reduce){${rule}}`, options);
}

/** What would end the text, its line, or the style itself. */
function cssText(url: string): string {
  return url.replace(/["\\<\s]/g, encodeURIComponent);
}
