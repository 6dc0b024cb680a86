import { listAttributes } from './list-attributes.ts';

const { loader, error, noResults } = listAttributes;

/** The footer of a list, for an Emotion style of the widget's root. The widget adds its own box around the loader. */
export const listFooterStyles = {
  [`[${loader}]`]: {
    color: 'var(--zoetrope-loader, currentColor)',
    opacity: 0.45,
    // Forced colors remove gradients, and the loader consists of nothing else.
    '@media (forced-colors: active)': { color: 'CanvasText', forcedColorAdjust: 'none' },
  },
  // Only while a page loads, because an animation costs power as long as it is in view.
  '@media (prefers-reduced-motion: no-preference)': {
    [`[${loader}="loading"]`]: { animation: 'zoetrope-loader 1.2s ease-in-out infinite alternate' },
  },
  '@keyframes zoetrope-loader': { from: { opacity: 0.15 }, to: { opacity: 0.6 } },
  [`[${error}], [${noResults}]`]: {
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
} as const;

/** Three dots. */
export const LOADER_DOTS = 'radial-gradient(circle closest-side, currentColor 90%, transparent)';
