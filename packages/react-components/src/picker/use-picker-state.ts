import type { FetchGifs, Provider, Track } from '@zoetrope/model';
import { createContext, useContext } from 'react';
import type { GridProps } from '../index.ts';
import type { PickerLabels } from './picker-labels.ts';
import type { PickerType } from './picker-requests.ts';
import type { SuggestionList } from './use-combobox.ts';
import type { SearchText } from './use-search-text.ts';

export type PickerTab = PickerType | 'recent';

/** The state that the parts of a picker share. */
export interface PickerState {
  readonly id: string;
  readonly labels: PickerLabels;
  readonly provider: Pick<Provider, 'logoUrl' | 'attribution'> | undefined;
  readonly searchText: SearchText;
  readonly suggestionList: SuggestionList;
  readonly tabs: readonly PickerTab[];
  readonly selectedTab: PickerTab;
  readonly selectTab: (tab: PickerTab) => void;
  readonly fetchGifs: FetchGifs;
  /** Identifies the list of GIFs. */
  readonly queryKey: string;
  readonly track: Track | undefined;
  readonly onGifClick: NonNullable<GridProps['onGifClick']>;
}

export const PickerContext = /* @__PURE__ */ createContext<PickerState | undefined>(undefined);

/** Throws an Error outside of a `GifPickerRoot`. */
export function usePickerState(part: string): PickerState {
  const state = useContext(PickerContext);
  if (!state) throw new Error(`${part} is rendered outside of a GifPickerRoot: wrap it in one.`);
  return state;
}

export function tabId({ id }: Pick<PickerState, 'id'>, tab: PickerTab): string {
  return `${id}-${tab}`;
}

export function panelId({ id }: Pick<PickerState, 'id'>): string {
  return `${id}-panel`;
}
