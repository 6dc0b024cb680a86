import type { EmbedFlags } from './embed-flags.ts';

/** Delays of the hover flag (spec §9). Milliseconds. */
const OPEN_MS = 150;
const CLOSE_MS = 70;
const CLOSE_AFTER_GRID_MS = 1000;

/** How long the pointer must be over the card, or outside, until the hover flag changes. */
export function hoverDelayMs(to: 'open' | 'close', { gridActive }: Pick<EmbedFlags, 'gridActive'>): number {
  if (to === 'open') return OPEN_MS;
  return gridActive ? CLOSE_AFTER_GRID_MS : CLOSE_MS;
}
