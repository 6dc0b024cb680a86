import type { Gif } from './gif.ts';

/**
 * The aspect ratio of a GIF, width divided by height; 1 if no size is known. `fixed_width` is preferred, because
 * layouts are computed from its rounded size.
 *
 * @example
 * aspectRatio({ images: { original: { url: '/a.gif', width: 480, height: 240 } } }); // 2
 */
export function aspectRatio({ images, video }: Pick<Gif, 'images' | 'video'>): number {
  const { fixed_width, original, fixed_height, downsized_large } = images ?? video?.previews ?? {};
  const sizes = [fixed_width, original, fixed_height, downsized_large, ...Object.values(video?.assets ?? {})];
  for (const size of sizes) {
    const ratio = size ? size.width / size.height : 0;
    if (ratio > 0 && Number.isFinite(ratio)) return ratio;
  }
  return 1;
}

/**
 * The height of a GIF at a given width, in whole pixels.
 *
 * @example
 * gifHeight(gif, 200);
 */
export function gifHeight(gif: Pick<Gif, 'images' | 'video'>, width: number): number {
  return Math.round(width / aspectRatio(gif));
}

/**
 * The width of a GIF at a given height, in whole pixels.
 *
 * @example
 * gifWidth(gif, 200);
 */
export function gifWidth(gif: Pick<Gif, 'images' | 'video'>, height: number): number {
  return Math.round(height * aspectRatio(gif));
}
