/** The attributes of a tile, for styles, tests and support. */
export const tileAttributes = {
  /** On the tile; the id of its GIF. */
  tile: 'data-zoetrope-gif',
  /** On the tile of a sticker. */
  sticker: 'data-zoetrope-sticker',
  /** On the link, button or box that holds the media. */
  media: 'data-zoetrope-media',
  /** On the image while it is the moving file, and on the film above it. */
  moving: 'data-zoetrope-moving',
  /** On the layer above the media. */
  overlay: 'data-zoetrope-overlay',
  /** On what stands for media that cannot be shown. */
  failed: 'data-zoetrope-failed',
  /** On the pause button. */
  pause: 'data-zoetrope-pause',
} as const;
