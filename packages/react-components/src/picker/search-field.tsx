import { alwaysComposes, isCompositionKey } from '@zoetrope/model';
import { type KeyboardEvent, useReducer, useRef } from 'react';
import { CLOSED, combobox } from './combobox.ts';
import { pickerAttributes } from './picker-attributes.ts';
import type { PickerLabels } from './picker-labels.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { SearchText } from './use-search-text.ts';

export interface SearchFieldProps {
  readonly listId: string;
  readonly typed: SearchText;
  readonly terms: readonly string[];
  /** Name of the field. */
  readonly name: string;
  readonly autoFocus: boolean | undefined;
  readonly labels: PickerLabels;
}

/** The field, and under it a list of terms: an ARIA combobox. */
export function SearchField({ listId, typed, terms, name, autoFocus, labels }: SearchFieldProps) {
  const [list, tell] = useReducer(combobox, CLOSED);
  // Before anything is painted: the highlight goes with its term.
  if (list.terms !== terms) tell({ type: 'came', terms });
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const isOpen = list.isOpen && terms.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function enter(text: string): void {
    // Another text ends a composition, in some browsers without an event.
    isComposing.current = false;
    tell({ type: 'dismissed' });
    typed.enter(text);
  }

  function clear(): void {
    enter('');
    field.current?.focus();
  }

  function type(text: string): void {
    if (isComposing.current) typed.compose(text);
    else typed.type(text);
    tell({ type: 'typed' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isCompositionKey(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      tell({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      enter((isOpen && terms[list.active]) || typed.text);
    } else if (event.key === 'Escape' && (isOpen || typed.text !== '')) {
      // One press for the list, one for the text; the next is for what is around the picker.
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) tell({ type: 'dismissed' });
      else clear();
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of before 2023
    <div role="search" {...{ [pickerAttributes.search]: '' }}>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && list.active >= 0 ? optionId(list.active) : undefined}
        placeholder={name}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: only where an application asks for it, as it opens the picker on demand
        autoFocus={autoFocus}
        value={typed.text}
        onChange={(event) => type(event.target.value)}
        onCompositionStart={() => {
          isComposing.current = !alwaysComposes(navigator.userAgent);
        }}
        onCompositionEnd={(event) => {
          if (!isComposing.current) return;
          isComposing.current = false;
          type(event.currentTarget.value);
        }}
        onMouseDown={() => tell({ type: 'pressed' })}
        onKeyDown={onKeyDown}
        onBlur={() => tell({ type: 'dismissed' })}
      />
      {typed.text !== '' && <button type="button" aria-label={labels.clear} title={labels.clear} onClick={clear} />}
      <SuggestionList
        id={listId}
        optionId={optionId}
        name={typed.text ? labels.suggestions : labels.trendingSearches}
        isOpen={isOpen}
        terms={terms}
        active={list.active}
        onPoint={(index) => tell({ type: 'pointed', index })}
        onChoose={enter}
      />
    </div>
  );
}
