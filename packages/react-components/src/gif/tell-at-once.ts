import type { MouseEvent, SyntheticEvent } from 'react';
import { findTile, reportTile } from './find-tile.ts';
import type { TileHost } from './tile-host.ts';

/** Tells of a click, which cannot wait, since an application may prevent what the browser does next. */
export function tellAtOnce(host: TileHost, event: SyntheticEvent<HTMLElement>): void {
  const found = findTile(host, event.target);
  if (!found) return;
  reportTile(host, 'CLICK', found);
  host.props.onGifClick?.(found.gif, event as MouseEvent<HTMLElement>);
}
