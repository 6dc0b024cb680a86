import { bestVideoAsset, type Gif } from '@zoetrope/model';
import type { EmbedPageOptions } from '../embed-page-options.ts';
import type { Html } from '../html.ts';
import { renderStyle } from '../render-style.ts';
import { mediaFiles } from './media-files.ts';

/**
 * Shows the animated GIF under reduced motion, once the user starts it. It is a background image, because browsers
 * without scripting fetch hidden and lazy images at once, but background images only if their rule applies.
 */
export function renderAnimatedStyle(
  gif: Pick<Gif, 'images' | 'video'>,
  options: Pick<EmbedPageOptions, 'nonce'>,
): Html | undefined {
  const files = mediaFiles(gif);
  const isClip = bestVideoAsset(gif.video, { width: 1, height: 1 }) !== undefined;
  if (files?.still === undefined || isClip) return undefined;
  const url = files.animated.webp ?? files.animated.url;
  const rule = `.card:has(.toggle:checked) .counterpart{background-image:url("${escapeCssUrl(url)}")}`;
  return renderStyle(`@media (prefers-reduced-motion:reduce){${rule}}`, options);
}

/** Escapes characters that would end the string, its line, or the style element. */
function escapeCssUrl(url: string): string {
  return url.replace(/["\\<\s]/g, encodeURIComponent);
}
