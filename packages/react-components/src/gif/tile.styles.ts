import { css } from '@emotion/react';
import type { Gif } from '@zoetrope/model';
import { tileAttributes } from './tile-attributes.ts';

const MEDIA = `[${tileAttributes.media}]`;
const FOCUS_OUTLINE = '3px solid var(--zoetrope-focus, #6157ff)';

/**
 * The styles of everything within a tile, for the root of a Gif or a list, so that a tile needs no class of its own.
 */
export const tileStyles = {
  [`& ${MEDIA}`]: {
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    // Inside, because the tile clips overflow.
    outlineOffset: -3,
  },
  [`& ${MEDIA}, & ${MEDIA} img`]: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  // The radius is inherited only where it is visible, because each element that inherits it needs a computed style of
  // its own.
  [`& ${MEDIA}[aria-selected="true"]`]: {
    borderRadius: 'inherit',
    outline: '3px solid var(--zoetrope-selected, Highlight)',
  },
  [`& ${MEDIA}:focus-visible, & [${tileAttributes.pause}]:focus-visible`]: {
    borderRadius: 'inherit',
    outline: FOCUS_OUTLINE,
  },
  [`& ${MEDIA}:is(button, [role])`]: { cursor: 'pointer' },
  // Hides the icon of a broken image on an image without a still. Its name stays accessible.
  [`& ${MEDIA} img:not([src])`]: { opacity: 0 },
} as const;

/**
 * A function, so that bundlers can drop it. Each Gif calls it once, because creating the styles costs more than using
 * them.
 */
export const gifStyles = () =>
  css({ label: 'zoetrope-gif', position: 'relative', overflow: 'hidden', maxWidth: '100%' }, tileStyles);

/** Visible through a sticker, in squares of 8 px. */
const CHECKERBOARD =
  'repeating-conic-gradient(var(--zoetrope-checker-1,#8883) 0 25%, var(--zoetrope-checker-2,#8881) 0 50%) 0/16px 16px';

/**
 * The background of a tile until its media has loaded: one of five colors, derived from the id, so that server and
 * browser agree. For a sticker it is a checkerboard.
 */
export function tileBackground({ id, is_sticker }: Pick<Gif, 'id' | 'is_sticker'>): string {
  if (is_sticker) return CHECKERBOARD;
  let hash = 0;
  // GIFs of other providers may have no id.
  for (let index = 0; index < id?.length; index++) hash = (hash * 31 + id.charCodeAt(index)) >>> 0;
  const color = hash % 5;
  return `var(--zoetrope-tile-${color + 1},hsl(${color * 72 + 28} 55% 62%))`;
}
