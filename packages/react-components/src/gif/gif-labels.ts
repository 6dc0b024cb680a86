/** The fixed texts of a tile. */
export interface GifLabels {
  /** The accessible name of the pause button, which is pressed while the animation is paused. */
  readonly pause: string;
  /** The accessible name of the badge of a verified creator. */
  readonly verified: string;
}

/** The English texts of a Gif. */
export const gifLabels: GifLabels = { pause: 'Pause animation', verified: 'Verified' };
