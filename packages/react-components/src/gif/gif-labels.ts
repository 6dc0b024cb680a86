/** The fixed words of a tile. */
export interface GifLabels {
  /** Name of the button that holds the animation; pressed while it is held. */
  readonly pause: string;
  /** Name of the badge of a verified creator. */
  readonly verified: string;
}

export const gifLabels: GifLabels = { pause: 'Pause animation', verified: 'Verified' };
