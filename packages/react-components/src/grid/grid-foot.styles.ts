import { css } from '@emotion/react';
import { gridAttributes } from './grid-attributes.ts';

/** What stands below the tiles. */
export const gridFootStyles = () =>
  css({
    label: 'zoetrope-foot',
    [`& > [${gridAttributes.loader}]`]: {
      // What a browser holds in place while a page is added must be a tile: holding the loader would jump to the new end.
      overflowAnchor: 'none',
      boxSizing: 'border-box',
      width: 48,
      padding: '24px 0',
      margin: '0 auto',
      color: 'var(--zoetrope-loader, currentColor)',
      background: 'radial-gradient(circle closest-side, currentColor 90%, transparent) 0 / 33% 100% content-box',
      opacity: 0.45,
    },
    // Only while something is on its way: an animation costs power for as long as it is in view.
    '@media (prefers-reduced-motion: no-preference)': {
      [`[aria-busy="true"] > & > [${gridAttributes.loader}]`]: {
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
