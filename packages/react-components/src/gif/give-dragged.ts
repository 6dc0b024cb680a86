import { safeUrl } from '@zoetrope/model/creator';
import { findTile } from './find-tile.ts';
import { imagesOf } from './images-of.ts';
import type { TileHost } from './tile-host.ts';

/** Lets a tile that is dragged to another window arrive there as the GIF that moves, also while its still is shown. */
export function giveDragged(host: TileHost, { target, dataTransfer }: DragEvent): void {
  const found = findTile(host, target as Element | null);
  const image = found?.tile.querySelector('img');
  const { original, fixed_width } = (found && imagesOf(found.gif)) ?? {};
  const source = safeUrl(original?.url) ?? safeUrl(fixed_width?.url);
  if (!dataTransfer || !image || !source) return;
  // Made by the browser, so that no name of a GIF can be more than a name.
  const copy = image.ownerDocument.createElement('img');
  copy.alt = image.alt;
  copy.setAttribute('src', new URL(source, image.baseURI).href);
  dataTransfer.setData('text/html', copy.outerHTML);
}
