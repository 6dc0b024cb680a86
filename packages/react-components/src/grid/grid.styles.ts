import { css } from '@emotion/react';
import { paintedAttributes } from '../gif/painted-attributes.ts';
import { tileStyles } from '../gif/tile.styles.ts';

/** What the tiles of a grid need for the first paint, written once on its root: none costs the style engine a class of its own. */
export const gridStyles = () =>
  css({
    label: 'zoetrope-grid',
    width: '100%',
    outline: 'none',
    ...tileStyles(),
    [`[${paintedAttributes.tile}]`]: {
      position: 'absolute',
      overflow: 'hidden',
      contain: 'content',
    },
  });
