import { css } from '@emotion/react';
import { paintedAttributes } from '../gif/painted-attributes.ts';
import { tileStyles } from '../gif/tile.styles.ts';
import { gridAttributes } from './grid-attributes.ts';

/** What the first paint of a grid needs, written once on its root: a tile costs the style engine no class of its own. */
export const gridStyles = () =>
  css({
    label: 'zoetrope-grid',
    position: 'relative',
    width: '100%',
    outline: 'none',
    ...tileStyles(),
    [`& > [${gridAttributes.list}]`]: {
      position: 'relative',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      contain: 'size layout style',
    },
    [`[${paintedAttributes.tile}]`]: {
      position: 'absolute',
      overflow: 'hidden',
      contain: 'content',
    },
    [`& > [${gridAttributes.status}]`]: {
      // Takes part in the layout, as wide as the list and without a height: the width is read from it.
      height: 1,
      marginBottom: -1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  });
