import { type Html, html } from '../html.ts';
import type { ImageFiles, MediaFiles } from './media-files.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

export interface PictureOptions {
  readonly files: MediaFiles;
  readonly alt: string;
}

/**
 * The GIF, and over it its counterpart, which the pause button shows: the still, or the moving GIF where the
 * viewer asked for less motion. The browser chooses by itself, so that neither needs a script, and it does not
 * fetch the counterpart before it is shown.
 */
export function renderPicture({ files, alt }: PictureOptions): Html {
  const { moving, still } = files;
  if (still === undefined) return picture({ files, image: moving, reduced: undefined, alt, over: false });
  return html`${picture({ files, image: moving, reduced: still, alt, over: false })}${picture({
    files,
    image: still,
    reduced: moving,
    alt: '',
    over: true,
  })}`;
}

interface Layer {
  readonly files: MediaFiles;
  readonly image: ImageFiles;
  readonly reduced: ImageFiles | undefined;
  readonly alt: string;
  readonly over: boolean;
}

function picture({ files, image, reduced, alt, over }: Layer): Html {
  const size = files.width > 0 && files.height > 0 && html` width="${files.width}" height="${files.height}"`;
  const fetching = over ? html` loading="lazy"` : html` fetchpriority="high"`;
  return html`<picture class="${over ? 'counterpart' : 'media'}">${
    reduced?.webp !== undefined && html`<source media="${REDUCED}" type="image/webp" srcset="${srcset(reduced.webp)}">`
  }${reduced && html`<source media="${REDUCED}" srcset="${srcset(reduced.url)}">`}${
    image.webp !== undefined && html`<source type="image/webp" srcset="${srcset(image.webp)}">`
  }<img src="${image.url}" alt="${alt}"${size}${fetching} decoding="async"></picture>`;
}

/** White space and commas end a URL in `srcset`. */
function srcset(url: string): string {
  return url.replace(/[\s,]/g, encodeURIComponent);
}
