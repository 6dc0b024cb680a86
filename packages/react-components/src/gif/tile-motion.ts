import type { Gif } from '@zoetrope/model';
import { findTile } from './find-tile.ts';
import { paintedAttributes } from './painted-attributes.ts';
import type { TileHost } from './tile-host.ts';

/** What an image was given. */
interface Given extends Pick<TileHost, 'fileOf'> {
  readonly gif: Gif;
}

export interface TileMotion {
  /** Gives the images of tiles their moving files, and back their stills. */
  move(): void;
  /** The file of an image has come, or failed. */
  onFile(image: EventTarget | null): void;
  /** Gives an image back its still, as its moving file cannot be shown; false for one that has its still, or none. */
  end(image: HTMLImageElement): boolean;
  /** Asks again for the moving files that could not be shown. */
  retry(): void;
}

/**
 * How the images of tiles move. No part of what React paints: a list that comes to rest would render each of its tiles
 * anew for one attribute. A still on its way is waited for, since another file would take its place, and a slow network
 * show nothing until that has come; an image that is mounted to move is told before it has asked for its still.
 */
export function createTileMotion(host: () => TileHost, isMoving: (gif: Gif, now: boolean) => boolean): TileMotion {
  const given = new WeakMap<HTMLImageElement, Given>();
  /** Those whose still is on its way. */
  const waiting = new WeakSet<EventTarget>();

  function start(image: HTMLImageElement, gif: Gif): void {
    const { fileOf } = host();
    const before = given.get(image);
    if (before?.gif === gif && before.fileOf === fileOf) return;
    given.set(image, { gif, fileOf });
    const moving = fileOf(gif, false);
    const isAsBefore = (isStill: boolean) => before?.fileOf(before.gif, isStill) === fileOf(gif, isStill);
    // A file that took its place when it failed is left.
    if (!moving || (before && isAsBefore(false) && isAsBefore(true))) return;
    image.setAttribute(paintedAttributes.moving, '');
    show(image, moving);
  }

  function rest(image: HTMLImageElement, gif: Gif): void {
    given.delete(image);
    image.removeAttribute(paintedAttributes.moving);
    show(image, host().fileOf(gif, true));
  }

  function wait(image: HTMLImageElement): void {
    if (!image.complete) waiting.add(image);
  }

  function moveOne(image: HTMLImageElement): void {
    const gif = findTile(host(), image)?.gif;
    const now = image.hasAttribute(paintedAttributes.moving);
    if (gif && isMoving(gif, now)) {
      if (!waiting.has(image)) start(image, gif);
    } else if (gif) {
      if (now) rest(image, gif);
      wait(image);
    }
  }

  const images = () => host().root.current?.querySelectorAll('img') ?? [];
  const move = () => images().forEach(moveOne);
  images().forEach(wait);

  return {
    move,
    onFile(image) {
      if (image && waiting.delete(image)) moveOne(image as HTMLImageElement);
    },
    end(image) {
      const gif = findTile(host(), image)?.gif;
      const still = gif && host().fileOf(gif, true);
      if (!still || still === image.getAttribute('src') || !image.hasAttribute(paintedAttributes.moving)) return false;
      // What it was given stays noted, so that it is not given that again.
      image.removeAttribute(paintedAttributes.moving);
      show(image, still);
      return true;
    },
    retry() {
      for (const image of images()) if (!image.hasAttribute(paintedAttributes.moving)) given.delete(image);
      move();
    },
  };
}

function show(image: HTMLImageElement, file: string | undefined): void {
  if (!file) image.removeAttribute('src');
  else if (image.getAttribute('src') !== file) image.setAttribute('src', file);
}
