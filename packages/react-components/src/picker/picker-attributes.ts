/** The data attributes of a picker, for styles and tests. */
export const pickerAttributes = {
  /** On the root. */
  root: 'data-zoetrope-picker',
  /** On the container of the field. */
  search: 'data-zoetrope-search',
  /** On the list of suggestions. */
  suggestions: 'data-zoetrope-suggestions',
  /** On the row of tabs. */
  tabs: 'data-zoetrope-tabs',
  /** On the scrolling container of the list. */
  panel: 'data-zoetrope-panel',
  /** On the attribution of the provider. */
  provider: 'data-zoetrope-provider',
} as const;
