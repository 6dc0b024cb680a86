import type { Sized } from './best-fit.ts';
import type { Gif } from './gif.ts';

/**
 * Width divided by height; 1, a square, when no size is known. `fixed_width` comes first: its rounding is what a row or
 * column of GIFs is laid out by.
 */
export function aspectRatio(gif: Pick<Gif, 'images' | 'video'>): number {
  const images = gif.images ?? gif.video?.previews;
  return (
    ratioOf(images?.fixed_width) ||
    ratioOf(images?.original) ||
    ratioOf(images?.fixed_height) ||
    ratioOf(images?.downsized_large) ||
    Object.values(gif.video?.assets ?? {})
      .map(ratioOf)
      .find(Boolean) ||
    1
  );
}

/** 0 for a size that says nothing. */
function ratioOf(size: Sized | undefined): number {
  const ratio = size ? size.width / size.height : 0;
  // One divided by what is endless is 0.
  return 1 / ratio > 0 ? ratio : 0;
}

/** Whole pixels that a GIF is high at a given width. */
export function gifHeight(gif: Pick<Gif, 'images' | 'video'>, width: number): number {
  return Math.round(width / aspectRatio(gif));
}

/** Whole pixels that a GIF is wide at a given height. */
export function gifWidth(gif: Pick<Gif, 'images' | 'video'>, height: number): number {
  return Math.round(height * aspectRatio(gif));
}
