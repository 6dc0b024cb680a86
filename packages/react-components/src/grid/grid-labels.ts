import type { GifLabels } from '../gif/gif-labels.ts';

/** The fixed words of a grid (spec §8). */
export interface GridLabels extends GifLabels {
  /** Name of the list. */
  readonly list: string;
  readonly loading: string;
  /** Told to screen readers when a page has been added. */
  readonly loaded: (count: number) => string;
  readonly noResults: string;
  readonly error: string;
  readonly retry: string;
}

export const gridLabels: GridLabels = {
  pause: 'Pause animations',
  verified: 'Verified',
  list: 'GIFs',
  loading: 'Loading GIFs',
  loaded: (count) => `${count} more loaded`,
  noResults: 'No GIFs found.',
  error: 'Error loading GIFs.',
  retry: 'Try again?',
};
