import { REDUCED_MOTION } from '@zoetrope/model';
import { type Html, html } from '../html.ts';
import type { ImageFiles, MediaFiles } from './media-files.ts';

export interface PictureOptions {
  readonly files: MediaFiles;
  readonly alt: string;
  /** `first` loads with high priority; `lazy` is for pages with many pictures. @default 'first' */
  readonly loading?: 'first' | 'lazy' | undefined;
  /** The page has the style of render-animated-style.ts, so the counterpart is only the still. @default false */
  readonly animatesByStyle?: boolean | undefined;
}

/**
 * Renders a GIF and its counterpart, which the pause button shows: the still, or the animated GIF under reduced motion.
 * The browser selects the files without a script, and fetches the counterpart when it is shown.
 *
 * @example
 * const files = mediaFiles(gif);
 * html`${files && renderPicture({ files, alt: altText(gif), loading: 'lazy' })}`;
 */
export function renderPicture({ files, alt, loading = 'first', animatesByStyle = false }: PictureOptions): Html {
  const { animated, still } = files;
  const priority = loading === 'first' ? html`fetchpriority="high"` : html`loading="lazy"`;
  const size = files.width > 0 && files.height > 0 && html`width="${files.width}" height="${files.height}" `;
  const imageAttributes = html`alt="${alt}" ${size}decoding="async"`;
  if (still === undefined)
    return html`<picture class="media">${sources(animated)}<img src="${animated.url}" ${priority} ${imageAttributes}></picture>`;
  return html`<picture class="media">${sources(still, REDUCED_MOTION)}${sources(animated)}<img src="${animated.url}" ${priority} ${imageAttributes}></picture>
<picture class="counterpart">${!animatesByStyle && sources(animated, REDUCED_MOTION)}${sources(still)}<img src="${still.url}" loading="lazy" ${imageAttributes}></picture>`;
}

/**
 * With a media condition, the sources of all formats. Without one only WebP, because the `<img>` has the other format.
 */
function sources({ url, webp }: ImageFiles, media?: string): Html {
  const mediaAttribute = media !== undefined && html` media="${media}"`;
  const webpSource =
    webp !== undefined && html`<source${mediaAttribute} type="image/webp" srcset="${escapeSrcset(webp)}">`;
  return html`${webpSource}${media !== undefined && html`<source${mediaAttribute} srcset="${escapeSrcset(url)}">`}`;
}

/** Whitespace and commas end a URL in `srcset`. */
function escapeSrcset(url: string): string {
  return url.replace(/[\s,]/g, encodeURIComponent);
}
