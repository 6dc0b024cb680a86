import type { Gif } from '@zoetrope/model';

/** What stands in a tile until its media has loaded. */
const TONES = ['#7c6cf2', '#2fb8a6', '#f2807a', '#e9b949', '#4aa3df'] as const;

/**
 * The background of a tile: always the same one for an id, so that a server and a browser agree. A sticker has none of
 * its own, since its checkerboard shows through it.
 */
export function tileBackground({ id, is_sticker }: Pick<Gif, 'id' | 'is_sticker'>): string | undefined {
  if (is_sticker) return undefined;
  let hash = 0;
  for (let place = 0; place < id.length; place++) hash = (hash * 31 + id.charCodeAt(place)) >>> 0;
  const tone = hash % TONES.length;
  return `var(--zoetrope-tile-${tone + 1}, ${TONES[tone]})`;
}
