/** @jsxImportSource @emotion/react */
import type { FetchGifs, Gif } from '@zoetrope/model';
import { forwardRef, useId, useState } from 'react';
import { Grid } from '../index.ts';
import { knownPage } from './known-page.ts';
import { pickerStyles } from './picker.styles.ts';
import { pickerAttributes } from './picker-attributes.ts';
import { pickerLabels } from './picker-labels.ts';
import type { GifPickerProps } from './picker-props.ts';
import type { PickerType } from './picker-requests.ts';
import { ProviderAttribution } from './provider-attribution.tsx';
import { SearchField } from './search-field.tsx';
import { splitPickerProps } from './split-picker-props.ts';
import { type PickerTab, TypeTabs } from './type-tabs.tsx';
import { useRecents } from './use-recents.ts';
import { useSearchText } from './use-search-text.ts';
import { useSuggestions } from './use-suggestions.ts';

const TYPES: readonly PickerType[] = ['gifs', 'stickers'];

/** A field, tabs and a Grid, from which one GIF is picked. Made of the public parts of this package alone. */
export const GifPicker = /* @__PURE__ */ forwardRef<HTMLDivElement, GifPickerProps>(function GifPicker(props, ref) {
  const { own, grid, rest } = splitPickerProps(props);
  const { search, trending, types = TYPES, provider, getStorage, onGifClick } = own;
  const labels = { ...pickerLabels, ...own.labels };
  const [styles] = useState(pickerStyles);
  const made = useId();
  const { id = made } = rest;
  const typed = useSearchText();
  const { term } = typed;
  const terms = useSuggestions(typed, own);
  const [recents, addRecent] = useRecents(getStorage);
  const [chosen, choose] = useState<PickerTab>();
  const [first = 'gifs'] = types;
  const tabs: readonly PickerTab[] = getStorage === null ? types : ['recent', ...types];
  // What was picked cannot be searched: a term leads back to what can.
  const tab = !chosen || !tabs.includes(chosen) || (chosen === 'recent' && term !== '') ? first : chosen;
  const tabId = (each: PickerTab) => `${id}-${each}`;
  const hasTabs = tabs.length > 1;
  const panel = hasTabs ? { role: 'tabpanel', 'aria-labelledby': tabId(tab) } : {};

  const fetchGifs: FetchGifs = async (page) => {
    if (tab === 'recent') return knownPage(recents);
    const request = { ...page, type: tab };
    return term ? search(term, request) : trending(request);
  };

  function chooseTab(next: PickerTab): void {
    // The arrow keys pass it on their way to another tab, where the text is searched again.
    if (next === 'recent') typed.putAside();
    else typed.takeUp();
    choose(next);
  }

  function pick(gif: Gif, event: Parameters<NonNullable<typeof onGifClick>>[1]): void {
    addRecent(gif);
    onGifClick?.(gif, event);
  }

  return (
    <div {...rest} {...{ [pickerAttributes.root]: '' }} ref={ref} css={styles}>
      <SearchField
        listId={`${id}-terms`}
        typed={typed}
        terms={terms}
        name={provider?.attribution.searchPlaceholder ?? labels.picker}
        autoFocus={own.autoFocus}
        labels={labels}
      />
      {hasTabs && (
        <TypeTabs tabs={tabs} chosen={tab} tabId={tabId} panelId={`${id}-panel`} labels={labels} onChoose={chooseTab} />
      )}
      <div {...panel} id={`${id}-panel`} {...{ [pickerAttributes.panel]: '' }}>
        <Grid
          {...grid}
          listbox="single"
          queryKey={`${tab}:${term}`}
          fetchGifs={fetchGifs}
          onGifClick={pick}
          noResultsMessage={tab === 'recent' ? labels.noRecents : own.noResultsMessage}
          labels={{ ...labels, list: labels.tabs[tab] }}
        />
      </div>
      {provider && <ProviderAttribution provider={provider} />}
    </div>
  );
});
