import { paintedGridAttributes } from './painted-grid-attributes.ts';

/** The attributes of a grid, for styles, tests and support. */
export const gridAttributes = {
  ...paintedGridAttributes,
  /** On the strip that keeps the pause button in sight. */
  controls: 'data-zoetrope-controls',
} as const;
