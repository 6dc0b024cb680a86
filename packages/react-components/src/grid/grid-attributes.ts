import { listAttributes } from '../list/list-attributes.ts';

/** The attributes of a Grid, for styles and tests. */
export const gridAttributes = {
  /** On the root: `ready`, `loading`, `failed` or `end`. */
  root: 'data-zoetrope-grid',
  ...listAttributes,
} as const;
