import type { Gif, GifEventType } from '@zoetrope/model';
import type { MouseEvent } from 'react';
import { tileAttributes } from './tile-attributes.ts';
import type { TileHost } from './tile-host.ts';

export interface TileMatch {
  readonly tile: Element;
  readonly gif: Gif;
}

/** Finds the tile whose part with the attribute `part` contains an event target. Default: its media. */
export function findTile(
  host: TileHost,
  target: EventTarget | null,
  part: string = tileAttributes.media,
): TileMatch | undefined {
  const tile = (target as Element | null)?.closest?.(`[${part}]`)?.closest(`[${tileAttributes.tile}]`);
  const gif = tile && host.findGif(tile.getAttribute(tileAttributes.tile) ?? '');
  return gif ? { tile, gif } : undefined;
}

/** Reports an event of a tile to `track`, with the position of the tile in the viewport. */
export function emitTileEvent(
  { track, props: { layoutType } }: TileHost,
  type: GifEventType,
  { tile, gif }: TileMatch,
): void {
  const { left, top, width, height } = tile.getBoundingClientRect();
  track?.({ type, gif, layoutType, position: { left, top, width, height } });
}

/**
 * Reports a click and calls `onGifClick`. Unlike other events, a click does not wait for the lazy-loaded controller,
 * because the application may prevent its default action.
 */
export function handleClick(host: TileHost, event: MouseEvent<HTMLElement>): void {
  const match = findTile(host, event.target);
  if (!match) return;
  emitTileEvent(host, 'CLICK', match);
  host.props.onGifClick?.(match.gif, event);
}
