/** The attributes of a grid, for styles, tests and support. */
export const gridAttributes = {
  /** On the root; how far the list is: `ready`, `loading`, `failed` or `end`. */
  root: 'data-zoetrope-grid',
  list: 'data-zoetrope-list',
  /** As far as the root. */
  loader: 'data-zoetrope-loader',
  error: 'data-zoetrope-error',
  noResults: 'data-zoetrope-no-results',
  /** On the hidden text for screen readers. */
  status: 'data-zoetrope-status',
} as const;
