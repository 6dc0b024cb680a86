import type { MouseEvent, SyntheticEvent } from 'react';
import { tileAttributes } from './tile-attributes.ts';
import { emitTileEvent, type TileMatch } from './tile-events.ts';
import type { TileHost } from './tile-host.ts';

/** The duration of a hover that is reported, in ms. */
const HOVER_MS = 200;

/**
 * Starts a hover that began at `since`, which may be in the past. Calls `onHover` once the pointer has stayed for
 * HOVER_MS. Returns a function that ends the hover at a given time. Both times are `performance.now()` values.
 */
export function startHover(since: number, onHover: () => void): (endTime: number) => void {
  let isReported = false;
  function report(): void {
    isReported = true;
    onHover();
  }
  const timer = setTimeout(report, HOVER_MS - (performance.now() - since));
  return (endTime) => {
    clearTimeout(timer);
    // The page may have been too busy to run the timer.
    if (!isReported && endTime - since >= HOVER_MS) report();
  };
}

export interface TileHover {
  /** Handles the tile that is now under the pointer, undefined for none. */
  onHover(event: SyntheticEvent<HTMLElement>, time: number, match?: TileMatch): void;
  /** The id of the GIF under the pointer. */
  getHoveredId(): string | undefined;
  /** Drops the current hover without a report. */
  stop(): void;
}

/** Follows the pointer from tile to tile, and reports hovers of 200 ms to `track` and `onGifHover`. */
export function createTileHover(host: () => TileHost): TileHover {
  let current: TileMatch | undefined;
  let endHover: ((endTime: number) => void) | undefined;

  return {
    onHover(event, time, match) {
      if (match?.tile === current?.tile && match?.gif.id === current?.gif.id) return;
      endHover?.(time);
      current = match;
      endHover = match && startHover(time, () => report(host(), match, event));
    },
    getHoveredId: () => current?.gif.id,
    stop: () => endHover?.(0),
  };
}

function report(host: TileHost, match: TileMatch, event: SyntheticEvent<HTMLElement>): void {
  const { tile, gif } = match;
  if (!tile.isConnected || tile.getAttribute(tileAttributes.tile) !== gif.id) return;
  emitTileEvent(host, 'HOVER', match);
  host.props.onGifHover?.(gif, event as MouseEvent<HTMLElement>);
}
