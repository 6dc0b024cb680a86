import type { Gif } from '@zoetrope/model';
import { findTile } from './find-tile.ts';
import { paintedAttributes } from './painted-attributes.ts';
import type { TileHost } from './tile-host.ts';

/** What an image was given last. */
interface Given extends Pick<TileHost, 'fileOf'> {
  readonly gif: Gif;
  /** Whether it is to rest. */
  readonly isStill: boolean;
  /** Undefined for one that rests, or has nothing else. */
  readonly moving: string | undefined;
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
 * show nothing until that has come; an image that is mounted to move is told before it has asked for its still. One that is
 * painted without a file gets its first here.
 */
export function createTileMotion(host: () => TileHost, isMoving: (gif: Gif, now: boolean) => boolean): TileMotion {
  const given = new WeakMap<HTMLImageElement, Given>();
  /** Those whose still is on its way. */
  const waiting = new WeakSet<EventTarget>();

  function give(image: HTMLImageElement, gif: Gif, isStill: boolean): void {
    const { fileOf } = host();
    const before = given.get(image);
    if (before?.gif === gif && before.fileOf === fileOf && before.isStill === isStill) return;
    const moving = isStill ? undefined : fileOf(gif, false);
    given.set(image, { gif, fileOf, isStill, moving });
    // A file that took its place when it failed is left.
    const isAsBefore = before
      ? before.moving === moving && before.fileOf(before.gif, true) === fileOf(gif, true)
      : !moving && image.hasAttribute('src');
    if (isAsBefore) return;
    image.toggleAttribute(paintedAttributes.moving, moving !== undefined);
    show(image, moving ?? fileOf(gif, true));
  }

  function wait(image: HTMLImageElement): void {
    if (!image.complete) waiting.add(image);
  }

  function moveOne(image: HTMLImageElement): void {
    const before = given.get(image);
    // Another GIF is another image: what is known of one saves the search for its tile.
    const gif = before ? host().gifOf(before.gif.id) : findTile(host(), image)?.gif;
    if (!gif) return;
    const now = image.hasAttribute(paintedAttributes.moving);
    if (!isMoving(gif, now)) {
      // One that could not move goes on with its still, and is not to move again.
      if (now || before?.isStill !== false) give(image, gif, true);
      wait(image);
    } else if (!waiting.has(image)) give(image, gif, false);
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
