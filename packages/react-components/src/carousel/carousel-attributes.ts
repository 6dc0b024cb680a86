import { listAttributes } from '../list/list-attributes.ts';

/** The attributes of a Carousel, for styles and tests. */
export const carouselAttributes = {
  /** On the root: `ready`, `loading`, `failed` or `end`. */
  root: 'data-zoetrope-carousel',
  /** On the element that scrolls. */
  scroller: 'data-zoetrope-scroller',
  /** On the buttons that scroll by one view: `previous` or `next`. */
  button: 'data-zoetrope-button',
  ...listAttributes,
} as const;
