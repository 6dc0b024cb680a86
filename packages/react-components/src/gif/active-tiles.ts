/** The tiles that the user interacts with, by id of their GIF. */
export interface ActiveTiles {
  readonly hovered?: string | undefined;
  readonly focused?: string | undefined;
  /**
   * The tiles that were hovered or focused last, latest last. Their overlays stay mounted, to fade out and in (W-8).
   */
  readonly recent: readonly string[];
}

/**
 * The maximum number of overlays that stay mounted: enough to fade, but constant while the pointer sweeps over a list.
 */
const MAX_RECENT = 4;

export const noActiveTiles: ActiveTiles = { recent: [] };

/** Sets or clears the hovered or focused tile. Returns the same value if nothing changes. */
export function withActive(tiles: ActiveTiles, kind: 'hovered' | 'focused', id: string | undefined): ActiveTiles {
  if (tiles[kind] === id) return tiles;
  if (id === undefined) return { ...tiles, [kind]: undefined };
  const others = tiles.recent.filter((other) => other !== id);
  return { ...tiles, [kind]: id, recent: [...others, id].slice(-MAX_RECENT) };
}

/** `active` while a tile is hovered or focused; `recent` while its overlay stays mounted to fade. */
export type Interaction = 'active' | 'recent';

/** The interaction state of one tile; undefined if it is idle. */
export function getInteraction({ hovered, focused, recent }: ActiveTiles, id: string): Interaction | undefined {
  if (hovered === id || focused === id) return 'active';
  return recent.includes(id) ? 'recent' : undefined;
}
