import { css } from '@emotion/react';
import { tileStyles } from '../gif/tile.styles.ts';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { LOADER_DOTS, listFooterStyles } from '../list/list.styles.ts';
import { gridAttributes } from './grid-attributes.ts';

/** The styles of a Grid, for its root, so that a tile needs no class of its own. */
export const gridStyles = () =>
  css(tileStyles, listFooterStyles, {
    label: 'zoetrope-grid',
    // A class of the application takes precedence.
    ':where(&)': { width: '100%' },
    [`& > [${gridAttributes.list}]`]: {
      margin: 0,
      // Also makes the list the containing block of its tiles.
      contain: 'strict',
    },
    [`[${tileAttributes.tile}]`]: {
      display: 'block',
      position: 'absolute',
      contain: 'strict',
      borderRadius: 'var(--zoetrope-radius)',
    },
    // Part of the layout and as wide as the list, because the width is measured with it.
    [`& > [${gridAttributes.status}]`]: { height: 1, marginBottom: -1, contain: 'strict', opacity: 0 },
    [`& > [${gridAttributes.loader}]`]: {
      // Scroll anchoring must select a tile: if it selected the loader, adding a page would scroll to the new end.
      overflowAnchor: 'none',
      boxSizing: 'border-box',
      width: 48,
      height: 60,
      padding: '24px 0',
      margin: '0 auto',
      background: `${LOADER_DOTS} 0 / 33% 100% content-box`,
      // Without an inset it does not stick, but when a page moves it off the screen, no layout shift is counted.
      position: 'sticky',
    },
  });
