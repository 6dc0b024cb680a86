import { type Html, html, mediaFiles, renderPicture } from '@zoetrope/embed';
import { altText, type Gif } from '@zoetrope/model';

/** Columns are about 200 px wide, like the first of these, which is also rendered in advance. */
const TILE_RENDITIONS = ['fixed_width', 'fixed_height', 'downsized_large', 'original'] as const;

/**
 * A grid of GIFs that link to their pages, with a switch that pauses all of them (WCAG 2.2.2). `base` is the path of the
 * service, as `basePathOf` returns it.
 */
export function renderTiles(gifs: readonly Gif[], base: string): Html {
  return html`<label class="stills"><input class="toggle" type="checkbox"><span class="if-moving">Pause all</span><span class="if-reduced">Play all</span></label>
<ul class="tiles">${gifs.map((gif) => renderTile(gif, base))}</ul>`;
}

function renderTile(gif: Gif, base: string): Html {
  const files = mediaFiles(gif, TILE_RENDITIONS);
  const alt = altText(gif);
  const inside = files ? renderPicture({ files, alt, loading: 'lazy' }) : html`<span class="missing">${alt}</span>`;
  return html`<li${gif.is_sticker && html` class="sticker"`}><a href="${base}/gifs/${gif.id}">${inside}</a></li>`;
}
