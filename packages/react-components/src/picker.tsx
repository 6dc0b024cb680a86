export { GifPicker } from './picker/gif-picker.tsx';
export { pickerAttributes } from './picker/picker-attributes.ts';
export { type PickerLabels, pickerLabels } from './picker/picker-labels.ts';
export type { GifPickerProps } from './picker/picker-props.ts';
export type { PickerRequest, PickerType, Suggestions, SuggestionsRequest } from './picker/picker-requests.ts';
