import type { GifsResult, Provider } from '@zoetrope/model';
import type { ComponentPropsWithoutRef } from 'react';
import type { GridProps } from '../index.ts';
import type { PickerLabels } from './picker-labels.ts';
import type { PickerRequest, PickerType, Suggestions, SuggestionsRequest } from './picker-requests.ts';

type GridSettings = Pick<
  GridProps,
  | 'columns'
  | 'gutter'
  | 'motion'
  | 'hideAttribution'
  | 'overlay'
  | 'noResultsMessage'
  | 'onGifClick'
  | 'onGifHover'
  | 'onGifSeen'
  | 'onGifVisible'
  | 'onGifRightClick'
  | 'onGifKeyDown'
  | 'onGifsFetchError'
  | 'track'
>;

export interface GifPickerProps extends GridSettings, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** GIFs for a term, as `client.search` gives them. */
  readonly search: (term: string, options: PickerRequest) => Promise<GifsResult>;
  /** What is watched most, as `client.trending` gives it: shown while the field is empty. */
  readonly trending: (options: PickerRequest) => Promise<GifsResult>;
  /** Completions of what is typed, as `client.searchTags` gives them. @default no suggestions */
  readonly searchTags?: ((text: string, options: SuggestionsRequest) => Promise<Suggestions>) | undefined;
  /** Suggestions for the empty field, as `client.trendingSearches` gives them. @default no terms */
  readonly trendingSearches?: ((options: SuggestionsRequest) => Promise<Suggestions>) | undefined;
  /** In the order of the tabs. @default ['gifs', 'stickers'] */
  readonly types?: readonly PickerType[] | undefined;
  /** Whose mark is shown, and who says what the field is called. */
  readonly provider?: Pick<Provider, 'name' | 'logoUrl' | 'attribution'> | undefined;
  /** Where picked GIFs are remembered; null: nowhere, and there is no tab for them. It may throw. @default localStorage */
  readonly getStorage?: (() => Storage) | null | undefined;
  /** Brings the focus to the field. @default false */
  readonly autoFocus?: boolean | undefined;
  readonly labels?: Partial<PickerLabels> | undefined;
}
