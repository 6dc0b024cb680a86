import type { Gif } from '@zoetrope/model';

/**
 * What stands in a tile until its media has loaded: one of five colours, always the same one for an id, so that a server
 * and a browser agree. A sticker has none of its own, since its checkerboard shows through it.
 */
export function tileBackground({ id, is_sticker }: Pick<Gif, 'id' | 'is_sticker'>): string | undefined {
  if (is_sticker) return undefined;
  let hash = 0;
  // A GIF of another source may have none.
  for (let place = 0; place < id?.length; place++) hash = (hash * 31 + id.charCodeAt(place)) >>> 0;
  const tone = hash % 5;
  return `var(--zoetrope-tile-${tone + 1}, hsl(${tone * 72 + 28} 55% 62%))`;
}
