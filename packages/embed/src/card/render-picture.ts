import { type Html, html } from '../html.ts';
import type { ImageFiles, MediaFiles } from './media-files.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

export interface PictureOptions {
  readonly files: MediaFiles;
  readonly alt: string;
  /** `lazy` where many are on a page. @default 'first' */
  readonly loading?: 'first' | 'lazy' | undefined;
  /** The counterpart is the still alone: under reduced motion a style shows the moving GIF, see render-moving.ts. @default false */
  readonly movesByStyle?: boolean | undefined;
}

/**
 * The GIF, and over it its counterpart, which the pause button shows: the still, or the moving GIF where the
 * viewer asked for less motion. The browser chooses by itself, so that neither needs a script, and it does not
 * fetch the counterpart before it is shown.
 */
export function renderPicture({ files, alt, loading = 'first', movesByStyle = false }: PictureOptions): Html {
  const { moving, still } = files;
  const fetching = loading === 'first' ? html`fetchpriority="high"` : html`loading="lazy"`;
  const size = files.width > 0 && files.height > 0 && html`width="${files.width}" height="${files.height}" `;
  const rest = html`alt="${alt}" ${size}decoding="async"`;
  if (still === undefined)
    return html`<picture class="media">${sources(moving)}<img src="${moving.url}" ${fetching} ${rest}></picture>`;
  return html`<picture class="media">${sources(still, REDUCED)}${sources(moving)}<img src="${moving.url}" ${fetching} ${rest}></picture>
<picture class="counterpart">${!movesByStyle && sources(moving, REDUCED)}${sources(still)}<img src="${still.url}" loading="lazy" ${rest}></picture>`;
}

/** With a condition, all formats; without one only WebP, since the `<img>` itself has the other. */
function sources({ url, webp }: ImageFiles, media?: string): Html {
  const condition = media !== undefined && html` media="${media}"`;
  const better = webp !== undefined && html`<source${condition} type="image/webp" srcset="${srcset(webp)}">`;
  return html`${better}${media !== undefined && html`<source${condition} srcset="${srcset(url)}">`}`;
}

/** White space and commas end a URL in `srcset`. */
function srcset(url: string): string {
  return url.replace(/[\s,]/g, encodeURIComponent);
}
