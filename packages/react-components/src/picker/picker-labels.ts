import { type GridLabels, gridLabels } from '../index.ts';
import type { PickerType } from './picker-requests.ts';

/** The fixed words of a picker: those of a list, and its own. */
export interface PickerLabels extends GridLabels {
  /** Name of the whole, and of the field where no provider says what to search. */
  readonly picker: string;
  readonly clear: string;
  /** Name of the list under a field with text. */
  readonly suggestions: string;
  /** Name of the list under an empty field. */
  readonly trendingSearches: string;
  /** Name of the row of tabs. */
  readonly types: string;
  readonly tabs: { readonly [type in PickerType | 'recent']: string };
  /** Where nothing was picked yet. */
  readonly noRecents: string;
}

export const pickerLabels: PickerLabels = {
  ...gridLabels,
  picker: 'Search GIFs',
  clear: 'Clear the search',
  suggestions: 'Suggestions',
  trendingSearches: 'Trending searches',
  types: 'Kinds',
  tabs: { recent: 'Recent', gifs: 'GIFs', stickers: 'Stickers', text: 'Text', videos: 'Clips' },
  noRecents: 'What you pick will be here.',
};
