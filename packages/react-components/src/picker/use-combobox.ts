import { useReducer } from 'react';
import { CLOSED, reduceCombobox } from './combobox.ts';
import type { SearchText } from './use-search-text.ts';

/** The suggestions under the field, as an ARIA combobox: the focus stays in the field. */
export interface SuggestionList {
  readonly listId: string;
  readonly isOpen: boolean;
  readonly suggestions: readonly string[];
  /** The index of the active suggestion; -1: none. */
  readonly activeIndex: number;
  optionId(index: number): string;
  open(): void;
  toggle(): void;
  dismiss(): void;
  moveActive(by: 1 | -1): void;
  setActive(index: number): void;
  /** Searches for a suggestion or a text, and closes the list. */
  submit(text: string): void;
}

export interface UseComboboxOptions {
  readonly listId: string;
  readonly searchText: SearchText;
  readonly suggestions: readonly string[];
}

export function useCombobox({ listId, searchText, suggestions }: UseComboboxOptions): SuggestionList {
  const [combobox, dispatch] = useReducer(reduceCombobox, CLOSED);
  // During the render, so that the active option is never painted at the index of another one.
  if (combobox.options !== suggestions) dispatch({ type: 'options-changed', options: suggestions });
  const dismiss = () => dispatch({ type: 'dismissed' });
  return {
    listId,
    isOpen: combobox.isOpen && suggestions.length > 0,
    suggestions,
    activeIndex: combobox.activeIndex,
    optionId: (index) => `${listId}-${index}`,
    open: () => dispatch({ type: 'input' }),
    toggle: () => dispatch({ type: 'toggled' }),
    dismiss,
    moveActive: (by) => dispatch({ type: 'moved', by }),
    setActive: (index) => dispatch({ type: 'pointed', index }),
    submit(text) {
      dismiss();
      searchText.submit(text);
    },
  };
}
