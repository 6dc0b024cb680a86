import type { ReactNode } from 'react';
import { attentionTo } from './active-tiles.ts';
import type { TileState } from './tile-behaviour.ts';
import type { TileLook } from './tile-host.ts';
import { TileOverlay } from './tile-overlay.tsx';
import type { TileProps } from './tile-props.ts';

/** What a tile looks like for the moment; undefined for one at rest, which is not rendered anew then. */
export function tileLook(
  { active, failed }: TileState,
  props: TileProps,
  id: string,
  film?: ReactNode,
): TileLook | undefined {
  const attention = attentionTo(active, id);
  const hasFailed = failed.has(id);
  if (!attention && !hasFailed && !film) return undefined;
  return { attention, film, hasFailed, Overlay: TileOverlay, given: attention && props };
}
