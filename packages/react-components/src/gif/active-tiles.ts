/** Which tiles a viewer points at. */
export interface ActiveTiles {
  readonly hovered?: string | undefined;
  readonly focused?: string | undefined;
  /** The last ones that were hovered or focused, latest last: their overlays stay, to fade out and in again (W-8). */
  readonly recent: readonly string[];
}

/** Overlays that stay: enough for fading, few enough that the page does not grow as a viewer sweeps over it. */
const MAX_RECENT = 4;

export const noActiveTiles: ActiveTiles = { recent: [] };

export function withActive(tiles: ActiveTiles, by: 'hovered' | 'focused', id: string | undefined): ActiveTiles {
  if (tiles[by] === id) return tiles;
  const others = tiles.recent.filter((each) => each !== id);
  return { ...tiles, [by]: id, recent: id === undefined ? tiles.recent : [...others, id].slice(-MAX_RECENT) };
}

export type Attention = 'active' | 'recent';

/** `active` while hovered or focused; `recent` while its overlay stays, to fade. */
export function attentionTo({ hovered, focused, recent }: ActiveTiles, id: string): Attention | undefined {
  if (hovered === id || focused === id) return 'active';
  return recent.includes(id) ? 'recent' : undefined;
}
