import { css } from '@emotion/react';
import { tileStyles } from '../gif/tile.styles.ts';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { gridAttributes } from './grid-attributes.ts';

/** All of a grid, written once on its root: a tile costs the style engine no class of its own. */
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
      paddingInline: 0,
      paddingBlockStart: 0,
      listStyle: 'none',
      contain: 'size layout style',
    },
    [`[${tileAttributes.tile}]`]: {
      position: 'absolute',
      top: 0,
      overflow: 'hidden',
      contain: 'layout paint style',
    },
    [`& > [${gridAttributes.status}]`]: {
      // Takes part in the layout, as wide as the list and without a height: the width is read from it.
      height: 1,
      marginBottom: -1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    [`& > [${gridAttributes.loader}]`]: {
      // What a browser holds in place while a page is added must be a tile: holding the loader would jump to the new end.
      overflowAnchor: 'none',
      width: 48,
      height: 12,
      margin: '24px auto',
      color: 'var(--zoetrope-loader, currentColor)',
      background: 'radial-gradient(circle closest-side, currentColor 90%, transparent) 0 / 33% 100%',
      opacity: 0.45,
    },
    // Only while something is on its way: an animation costs power for as long as it is in view.
    '@media (prefers-reduced-motion: no-preference)': {
      [`&[aria-busy="true"] > [${gridAttributes.loader}]`]: {
        animation: 'zoetrope-loader 1.2s ease-in-out infinite alternate',
      },
    },
    '@keyframes zoetrope-loader': { from: { opacity: 0.15 }, to: { opacity: 0.6 } },
    [`& > [${gridAttributes.error}], & > [${gridAttributes.noResults}]`]: {
      padding: '24px 16px',
      textAlign: 'center',
      '& button': {
        margin: 0,
        padding: '4px',
        minHeight: 24,
        border: 0,
        background: 'none',
        color: 'var(--zoetrope-accent, LinkText)',
        font: 'inherit',
        textDecoration: 'underline',
        cursor: 'pointer',
      },
    },
  });
