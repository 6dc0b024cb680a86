import type { SyntheticEvent } from 'react';
import { findTile, reportTile } from './find-tile.ts';
import type { TileHost } from './tile-host.ts';

const CALLBACKS: { readonly [type: string]: 'onGifClick' | 'onGifRightClick' | 'onGifKeyDown' | undefined } = {
  click: 'onGifClick',
  contextmenu: 'onGifRightClick',
  keydown: 'onGifKeyDown',
};

/**
 * Tells of a click or a key, which cannot wait, since an application may prevent what the browser does next. False for
 * other events.
 */
export function tellAtOnce(host: TileHost, event: SyntheticEvent<HTMLElement>): boolean {
  const { type, target } = event;
  const callback = CALLBACKS[type];
  const found = callback && findTile(host, target);
  if (found) {
    if (type === 'click') reportTile(host, 'CLICK', found);
    host.props[callback]?.(found.gif, event as never);
  }
  return callback !== undefined;
}
