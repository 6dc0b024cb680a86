import { paintedAttributes } from './painted-attributes.ts';

/** The attributes of a tile, for styles, tests and support. */
export const tileAttributes = {
  ...paintedAttributes,
  /** On the layer above the media. */
  overlay: 'data-zoetrope-overlay',
  /** On what stands for media that cannot be shown. */
  failed: 'data-zoetrope-failed',
  /** On the root of a widget that was paused by hand, `yes`, or started, `no`. */
  paused: 'data-zoetrope-paused',
} as const;
