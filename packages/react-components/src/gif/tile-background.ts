import type { Gif } from '@zoetrope/model';

/** What shows through a sticker, in squares of 8 px. */
const CHECKERBOARD =
  'repeating-conic-gradient(var(--zoetrope-checker-1,#8883) 0 25%, var(--zoetrope-checker-2,#8881) 0 50%) 0/16px 16px';

/**
 * What stands in a tile until its media has loaded: one of five colours, always the same one for an id, so that a server
 * and a browser agree. Behind a sticker it is a checkerboard.
 */
export function tileBackground({ id, is_sticker }: Pick<Gif, 'id' | 'is_sticker'>): string {
  if (is_sticker) return CHECKERBOARD;
  let hash = 0;
  // A GIF of another source may have none.
  for (let place = 0; place < id?.length; place++) hash = (hash * 31 + id.charCodeAt(place)) >>> 0;
  const tone = hash % 5;
  return `var(--zoetrope-tile-${tone + 1},hsl(${tone * 72 + 28} 55% 62%))`;
}
