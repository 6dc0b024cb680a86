import type { Gif } from '@zoetrope/model';
import { findTile } from './find-tile.ts';
import { paintedAttributes } from './painted-attributes.ts';
import type { TileHost } from './tile-host.ts';

/** What an image was given. */
interface Given extends Pick<TileHost, 'fileOf'> {
  readonly gif: Gif;
  readonly moving: string | undefined;
  /** What it was painted with. */
  readonly still: string | undefined;
}

/**
 * Gives the images of tiles their moving files, and back their stills, whenever it is called. No part of what React
 * paints: a list that comes to rest would render each of its tiles anew for one attribute.
 */
export function createTileMotion(host: () => TileHost, isMoving: (gif: Gif) => boolean): () => void {
  const given = new WeakMap<HTMLImageElement, Given>();

  function start(image: HTMLImageElement, gif: Gif): void {
    const { fileOf } = host();
    const before = given.get(image);
    if (before?.gif === gif && before.fileOf === fileOf) return;
    const moving = fileOf(gif, false);
    const still = fileOf(gif, true);
    given.set(image, { gif, fileOf, moving, still });
    // A file that took its place when it failed is left.
    if (!moving || (moving === before?.moving && still === before.still)) return;
    image.setAttribute(paintedAttributes.moving, '');
    show(image, moving);
  }

  function rest(image: HTMLImageElement, gif: Gif): void {
    given.delete(image);
    image.removeAttribute(paintedAttributes.moving);
    show(image, host().fileOf(gif, true));
  }

  return () => {
    for (const image of host().root.current?.querySelectorAll('img') ?? []) {
      const gif = findTile(host(), image)?.gif;
      if (gif && isMoving(gif)) start(image, gif);
      else if (gif && image.hasAttribute(paintedAttributes.moving)) rest(image, gif);
    }
  };
}

function show(image: HTMLImageElement, file: string | undefined): void {
  if (!file) image.removeAttribute('src');
  else if (image.getAttribute('src') !== file) image.setAttribute('src', file);
}
