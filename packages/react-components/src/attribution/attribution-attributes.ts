/** The attributes of an Attribution, for styles and tests. */
export const attributionAttributes = {
  /** On the creator: the link, button or box that contains the name. */
  root: 'data-zoetrope-attribution',
  /** On the overlay: `true`, or `false` while it fades out. */
  visible: 'data-zoetrope-visible',
} as const;
