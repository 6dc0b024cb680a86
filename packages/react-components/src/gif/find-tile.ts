import type { Gif, GifEventType } from '@zoetrope/model';
import { paintedAttributes } from './painted-attributes.ts';
import type { TileHost } from './tile-host.ts';

export interface Found {
  readonly tile: Element;
  readonly gif: Gif;
}

/** The tile around the target of an event, where that is within the given part of it. */
export function findTile(
  host: TileHost,
  target: EventTarget | null,
  part: string = paintedAttributes.media,
): Found | undefined {
  const tile = (target as Element | null)?.closest?.(`[${part}]`)?.closest(`[${paintedAttributes.tile}]`);
  const gif = tile && host.gifOf(tile.getAttribute(paintedAttributes.tile) ?? '');
  return gif ? { tile, gif } : undefined;
}

/** Tells what happened to a tile, and where that is. */
export function reportTile({ track, props: { layoutType } }: TileHost, type: GifEventType, { tile, gif }: Found): void {
  const { left, top, width, height } = tile.getBoundingClientRect();
  track?.({ type, gif, layoutType, position: { left, top, width, height } });
}
