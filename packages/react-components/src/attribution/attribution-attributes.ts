/** The attributes of an Attribution, for styles and tests. */
export const attributionAttributes = {
  /** On the root of the Attribution: the link, button or box that contains the name. */
  root: 'data-zoetrope-attribution',
  /** On the AttributionOverlay: `true` while it is shown, otherwise `false`. */
  visible: 'data-zoetrope-visible',
} as const;
