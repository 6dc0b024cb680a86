import { type GifLabels, gifLabels } from '../gif/gif-labels.ts';

/** The fixed texts of a list. */
export interface ListLabels extends GifLabels {
  /** The accessible name of the list. */
  readonly list: string;
  readonly loading: string;
  /** Announced to screen readers when a page has been added. */
  readonly loaded: (count: number) => string;
  readonly noResults: string;
  readonly error: string;
  readonly retry: string;
}

export const listLabels: ListLabels = {
  ...gifLabels,
  pause: 'Pause animations',
  list: 'GIFs',
  loading: 'Loading GIFs',
  loaded: (count) => `${count} more loaded`,
  noResults: 'No GIFs found.',
  error: 'Error loading GIFs.',
  retry: 'Try again?',
};
