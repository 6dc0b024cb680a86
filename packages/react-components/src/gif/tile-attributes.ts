/** The attributes of a tile, for styles and tests. */
export const tileAttributes = {
  /** On the tile: the id of its GIF. */
  tile: 'data-zoetrope-gif',
  /** On the tile of a sticker. */
  sticker: 'data-zoetrope-sticker',
  /** On the link, button or box that contains the media. */
  media: 'data-zoetrope-media',
  /** On an image while it shows the animated file, and on the video above it. */
  animated: 'data-zoetrope-animated',
  /** On the pause button. */
  pause: 'data-zoetrope-pause',
  /** On the layer above the media. */
  overlay: 'data-zoetrope-overlay',
  /** On the icon that is shown for media that cannot be loaded. */
  failed: 'data-zoetrope-failed',
  /** On the root of a widget that the user has paused (`yes`) or resumed (`no`). */
  paused: 'data-zoetrope-paused',
} as const;
