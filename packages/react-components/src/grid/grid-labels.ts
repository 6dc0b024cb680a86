import { type GifLabels, gifLabels } from '../gif/gif-labels.ts';
import { paintedLabels } from './painted-labels.ts';
import { PAUSE_LABEL } from './pause-label.ts';

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

export const gridLabels: GridLabels = { ...gifLabels, pause: PAUSE_LABEL, ...paintedLabels };
