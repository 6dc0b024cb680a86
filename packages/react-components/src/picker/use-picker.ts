import type { FetchGifs, GifsResult, Track } from '@zoetrope/model';
import { useEffect, useId, useState } from 'react';
import { useTrack } from '../tracking/track-context.tsx';
import { pickerLabels } from './picker-labels.ts';
import type { GifPickerSettings } from './picker-props.ts';
import type { PickerSource, PickerType } from './picker-requests.ts';
import { ofNewestProvider, toPage } from './recents.ts';
import { useCombobox } from './use-combobox.ts';
import type { PickerState, PickerTab } from './use-picker-state.ts';
import { useRecents } from './use-recents.ts';
import { useSearchText } from './use-search-text.ts';
import { useSuggestions } from './use-suggestions.ts';

const TYPES: readonly PickerType[] = ['gifs', 'stickers'];

export interface UsePickerOptions extends GifPickerSettings {
  /** The id of the root. @default generated */
  readonly id?: string | undefined;
}

/** The state of a picker: the text, the suggestions, the tab and the list. */
export function usePicker(options: UsePickerOptions): PickerState {
  const { types = TYPES, getStorage, onGifClick } = options;
  const source = resolveSource(options);
  const inheritedTrack = useTrack();
  const generatedId = useId();
  const id = options.id ?? generatedId;
  const searchText = useSearchText(options);
  const suggestions = useSuggestions(searchText, source);
  const suggestionList = useCombobox({ listId: `${id}-suggestions`, searchText, suggestions });
  const [recents, addRecent] = useRecents(getStorage);
  const [requestedTab, setRequestedTab] = useState<PickerTab>();
  const [listProvider, setListProvider] = useState<string>();
  useFlush(options.client?.flush);
  const { term } = searchText;
  const [firstType = 'gifs'] = types;
  const tabs: readonly PickerTab[] = getStorage === null ? types : ['recent', ...types];
  const selectedTab = resolveTab(requestedTab);

  function resolveTab(tab: PickerTab | undefined): PickerTab {
    if (tab === undefined || !tabs.includes(tab)) return firstType;
    // Recent GIFs cannot be searched, so a search leads back to the first type.
    return tab === 'recent' && term !== '' ? firstType : tab;
  }

  const fetchPage: FetchGifs = async (page) => {
    if (selectedTab === 'recent') return toPage(source.providers ? ofNewestProvider(recents) : recents);
    const request = { ...page, type: selectedTab };
    return term ? source.search(term, request) : source.trending(request);
  };

  const fetchGifs: FetchGifs = async (page) => {
    const result = await fetchPage(page);
    if (source.providers && !page.signal?.aborted) setListProvider(providerOf(result));
    return result;
  };

  // A list never mixes providers, so another provider restarts it.
  const providerKey = source.provider ? `${source.provider.id} ${source.provider.apiUrl}` : '';
  return {
    id,
    labels: { ...pickerLabels, ...options.labels },
    provider: source.providers?.find(({ id: providerId }) => providerId === listProvider) ?? source.provider,
    searchText,
    suggestionList,
    tabs,
    selectedTab,
    selectTab(tab) {
      // The arrow keys pass the tab of recent GIFs on the way to another tab, where the search continues.
      if (tab === 'recent') searchText.suspend();
      else searchText.resume();
      setRequestedTab(tab);
    },
    fetchGifs,
    queryKey: `${providerKey}:${selectedTab}:${term}`,
    track: withTerm(source.track ?? inheritedTrack, term),
    onGifClick(gif, event) {
      addRecent(gif);
      onGifClick?.(gif, event);
    },
  };
}

/** The id of the provider that a list comes from. Undefined for an empty list of unknown origin. */
function providerOf({ data, meta }: GifsResult): string | undefined {
  return meta?.provider ?? data[0]?.provider;
}

/** Adds the search to the events of its results, since share reports contain it. */
function withTerm(track: Track | undefined, term: string): Track | undefined {
  return track && term !== '' ? (event) => track({ ...event, term }) : track;
}

/** The functions of the props, or else of the client. Throws a TypeError if there is neither. */
function resolveSource({ client, ...own }: GifPickerSettings): PickerSource {
  const search = own.search ?? client?.search;
  const trending = own.trending ?? client?.trending;
  if (!search || !trending) throw new TypeError('GifPicker needs a client, or search and trending.');
  return {
    search,
    trending,
    searchTags: own.searchTags ?? client?.searchTags,
    trendingSearches: own.trendingSearches ?? client?.trendingSearches,
    provider: own.provider ?? client?.provider,
    providers: own.providers ?? client?.providers,
    track: own.track ?? client?.track,
  };
}

/** Flushes the events of a client when another one replaces it, and on unmount. */
function useFlush(flush: (() => unknown) | undefined): void {
  useEffect(() => () => void flush?.(), [flush]);
}
