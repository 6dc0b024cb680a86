/** The attributes of a tile that its first paint has, or its first rules name. */
export const paintedAttributes = {
  /** On the tile; the id of its GIF. */
  tile: 'data-zoetrope-gif',
  /** On the tile of a sticker. */
  sticker: 'data-zoetrope-sticker',
  /** On the link, button or box that holds the media. */
  media: 'data-zoetrope-media',
  /** On the image while it is the moving file, and on the film above it. */
  moving: 'data-zoetrope-moving',
  /** On the pause button. */
  pause: 'data-zoetrope-pause',
} as const;
