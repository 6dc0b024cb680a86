/** The attributes of an attribution, for styles, tests and support. */
export const attributionAttributes = {
  /** On the creator: the link, the button or the box with the name. */
  root: 'data-zoetrope-attribution',
  /** On the overlay: whether it shows, or fades out. */
  visible: 'data-zoetrope-visible',
} as const;
