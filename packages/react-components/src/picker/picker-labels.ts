import { type GridLabels, gridLabels } from '../index.ts';
import type { PickerType } from './picker-requests.ts';

/** The fixed texts of a picker: the texts of a Grid, and its own. */
export interface PickerLabels extends GridLabels {
  /** Name and placeholder of the field, unless the provider has a placeholder. */
  readonly picker: string;
  /** Name of the button that clears the field. */
  readonly clear: string;
  /** Name of the list of suggestions for a text. */
  readonly suggestions: string;
  /** Name of the list of suggestions for an empty field. */
  readonly trendingSearches: string;
  /** Name of the row of tabs. */
  readonly types: string;
  readonly tabs: { readonly [type in PickerType | 'recent']: string };
  /** Shown if there are no recent GIFs. */
  readonly noRecents: string;
}

/** The English texts of a picker. */
export const pickerLabels: PickerLabels = {
  ...gridLabels,
  picker: 'Search GIFs',
  clear: 'Clear search',
  suggestions: 'Suggestions',
  trendingSearches: 'Trending searches',
  types: 'Content type',
  tabs: { recent: 'Recent', gifs: 'GIFs', stickers: 'Stickers', text: 'Text', videos: 'Clips', memes: 'Memes' },
  noRecents: 'GIFs you pick appear here.',
};
