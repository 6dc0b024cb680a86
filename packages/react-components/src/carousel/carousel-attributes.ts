/** The attributes of a carousel, for styles, tests and support. */
export const carouselAttributes = {
  /** On the root; how far the list is: `ready`, `waiting`, `loading`, `failed` or `end`. */
  root: 'data-zoetrope-carousel',
  /** On the part that scrolls. */
  strip: 'data-zoetrope-strip',
  list: 'data-zoetrope-list',
  /** As far as the root. */
  loader: 'data-zoetrope-loader',
  error: 'data-zoetrope-error',
  noResults: 'data-zoetrope-no-results',
  /** On the hidden text for screen readers. */
  status: 'data-zoetrope-status',
  /** On the buttons that scroll by a view: `previous` or `next`. */
  page: 'data-zoetrope-page',
} as const;
