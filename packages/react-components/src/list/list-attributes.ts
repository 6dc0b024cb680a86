/** The attributes that Grid and Carousel share. */
export const listAttributes = {
  list: 'data-zoetrope-list',
  /** On the loader: `ready` or `loading`. */
  loader: 'data-zoetrope-loader',
  error: 'data-zoetrope-error',
  noResults: 'data-zoetrope-no-results',
  /** On the live region for screen readers. */
  status: 'data-zoetrope-status',
} as const;
