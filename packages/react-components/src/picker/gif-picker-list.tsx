import { Grid } from '../index.ts';
import { pickerAttributes } from './picker-attributes.ts';
import type { GifPickerListSettings } from './picker-props.ts';
import { panelId, tabId, usePickerState } from './use-picker-state.ts';

export interface GifPickerListProps extends GifPickerListSettings {
  /** Set on the scrolling container of the list. */
  readonly className?: string | undefined;
}

/** The GIFs of a composed picker: a Grid as a list box, in a scrolling container. */
export function GifPickerList({ className, noResultsMessage, ...gridProps }: GifPickerListProps) {
  const picker = usePickerState('GifPickerList');
  const { tabs, selectedTab, labels, fetchGifs, queryKey, track, onGifClick } = picker;
  const panelProps = tabs.length > 1 ? { role: 'tabpanel', 'aria-labelledby': tabId(picker, selectedTab) } : {};
  return (
    // Firefox makes an element that scrolls a Tab stop.
    <div tabIndex={-1} {...panelProps} id={panelId(picker)} className={className} {...{ [pickerAttributes.panel]: '' }}>
      <Grid
        {...gridProps}
        listbox="single"
        queryKey={queryKey}
        fetchGifs={fetchGifs}
        track={track}
        onGifClick={onGifClick}
        noResultsMessage={selectedTab === 'recent' ? labels.noRecents : noResultsMessage}
        labels={{ ...labels, list: labels.tabs[selectedTab] }}
      />
    </div>
  );
}
