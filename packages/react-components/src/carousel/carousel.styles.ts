import { css } from '@emotion/react';
import { paintedAttributes } from '../gif/painted-attributes.ts';
import { tileCss } from '../gif/tile.styles.ts';
import { carouselAttributes } from './carousel-attributes.ts';
import { HELD } from './held.ts';

/** All of a carousel, written once on its root: a tile costs the style engine no class of its own. */
export const carouselStyles = () =>
  css(tileCss('&'), {
    label: 'zoetrope-carousel',
    position: 'relative',
    width: '100%',
    display: 'grid',
    gridTemplateColumns: '100%',
    alignItems: 'center',
    [`& > [${carouselAttributes.strip}]`]: {
      display: 'flex',
      alignItems: 'center',
      overflowX: 'auto',
      overflowY: 'hidden',
      // A sideways swipe at the end is no step back in the browser's history.
      overscrollBehaviorX: 'contain',
      // Near is near enough: a fling goes further than the tiles that are mounted when it begins.
      scrollSnapType: 'x proximity',
      // The buttons and the keys go where a bar would; with one, the row would grow by its height.
      scrollbarWidth: 'none',
    },
    [`[${carouselAttributes.list}]`]: {
      position: 'relative',
      flex: 'none',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      contain: 'size layout style',
      // Where the row is held; what has no size is no place to snap to.
      '&::before': {
        content: '""',
        position: 'absolute',
        width: 1,
        height: 1,
        insetInlineStart: `var(${HELD})`,
        scrollSnapAlign: 'start',
      },
    },
    [`[${paintedAttributes.tile}]`]: {
      position: 'absolute',
      top: 0,
      height: '100%',
      overflow: 'hidden',
      contain: 'layout paint style',
      scrollSnapAlign: 'start',
    },
    [`& > [${carouselAttributes.status}]`]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    [`[${carouselAttributes.loader}]`]: {
      flex: 'none',
      width: 48,
      height: 12,
      margin: 24,
      justifySelf: 'center',
      color: 'var(--zoetrope-loader, currentColor)',
      background: 'radial-gradient(circle closest-side, currentColor 90%, transparent) 0 / 33% 100%',
      opacity: 0.45,
      '@media (forced-colors: active)': { color: 'CanvasText', forcedColorAdjust: 'none' },
    },
    // Only while something is on its way: an animation costs power for as long as it is in view.
    '@media (prefers-reduced-motion: no-preference)': {
      [`[${carouselAttributes.loader}="loading"]`]: {
        animation: 'zoetrope-loader 1.2s ease-in-out infinite alternate',
      },
    },
    '@keyframes zoetrope-loader': { from: { opacity: 0.15 }, to: { opacity: 0.6 } },
    [`[${carouselAttributes.error}], [${carouselAttributes.noResults}]`]: {
      flex: 'none',
      padding: '24px 16px',
      textAlign: 'center',
      '& button': {
        margin: 0,
        padding: 4,
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
