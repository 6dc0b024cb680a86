/** The attributes of a picker, for styles, tests and support. */
export const pickerAttributes = {
  /** On the root. */
  root: 'data-zoetrope-picker',
  /** Around the field and what belongs to it. */
  search: 'data-zoetrope-search',
  /** On the list of suggestions, or of trending terms. */
  terms: 'data-zoetrope-suggestions',
  tabs: 'data-zoetrope-tabs',
  /** On the part that scrolls. */
  panel: 'data-zoetrope-panel',
  /** On the mark of the provider. */
  provider: 'data-zoetrope-provider',
} as const;
