export { GifPicker } from './picker/gif-picker.tsx';
export { GifPickerAttribution, type GifPickerAttributionProps } from './picker/gif-picker-attribution.tsx';
export { GifPickerList, type GifPickerListProps } from './picker/gif-picker-list.tsx';
export { GifPickerRoot } from './picker/gif-picker-root.tsx';
export { GifPickerSearch, type GifPickerSearchProps } from './picker/gif-picker-search.tsx';
export { GifPickerSuggestions, type GifPickerSuggestionsProps } from './picker/gif-picker-suggestions.tsx';
export { GifPickerTabs, type GifPickerTabsProps } from './picker/gif-picker-tabs.tsx';
export { pickerAttributes } from './picker/picker-attributes.ts';
export { type PickerLabels, pickerLabels } from './picker/picker-labels.ts';
export type { GifPickerProps, GifPickerRootProps } from './picker/picker-props.ts';
export type {
  PickerClient,
  PickerProvider,
  PickerRequest,
  PickerSource,
  PickerType,
  Suggestions,
  SuggestionsRequest,
} from './picker/picker-requests.ts';
