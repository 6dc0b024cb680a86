import { isCompositionKey, isSearchableWhileComposing } from '@zoetrope/model';
import { Icon, MAX_QUERY_LENGTH, normalizeQuery } from '@zoetrope/ui';
import { type KeyboardEvent, type RefObject, useId, useReducer, useRef } from 'react';
import { CLOSED, reduceCombobox } from './combobox.ts';
import { shortcutLabel } from './shortcut-label.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { SearchText } from './use-search-text.ts';
import './search-field.css';

export interface SearchFieldProps {
  readonly search: SearchText;
  /** Suggestions for the text after the last debounce. */
  readonly suggestions: readonly string[];
  readonly placeholder: string;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
}

/** A search field with suggestions: an ARIA combobox. */
export function SearchField({ search, suggestions, placeholder, fieldRef }: SearchFieldProps) {
  const [list, dispatch] = useReducer(reduceCombobox, CLOSED);
  const listId = useId();
  /** The text that an input method is composing; undefined outside of a composition. */
  const composition = useRef<string | undefined>(undefined);
  const open = list.open && search.text !== '' && suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function enter(text?: string) {
    // Replacing the text ends a composition, in some browsers without an event.
    composition.current = undefined;
    dispatch({ type: 'dismissed' });
    search.enter(text);
  }

  function clear() {
    composition.current = undefined;
    dispatch({ type: 'dismissed' });
    search.type('');
    fieldRef.current?.focus();
  }

  function type(text: string) {
    const composedText = composition.current;
    const canSearch =
      composedText === undefined || isSearchableWhileComposing(composedText || text, navigator.userAgent);
    if (canSearch) search.type(text);
    else search.compose(text);
    dispatch({ type: 'typed' });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isCompositionKey(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      dispatch({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1, count: suggestions.length });
    } else if (event.key === 'Escape') {
      event.preventDefault();
      // The first press removes the highlight, the next one the text.
      if (open && list.active >= 0) dispatch({ type: 'dismissed' });
      else clear();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      enter(open ? suggestions[list.active] : undefined);
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not support <search>
    <div role="search" aria-label="Site" className="search">
      <Icon name="search" size={22} />
      <input
        ref={fieldRef}
        className="search-input"
        type="text"
        role="combobox"
        aria-label={placeholder}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && list.active >= 0 ? optionId(list.active) : undefined}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_QUERY_LENGTH}
        aria-keyshortcuts="Control+K Meta+K"
        value={search.text}
        onChange={(event) => type(event.target.value)}
        onCompositionStart={() => {
          composition.current = '';
        }}
        onCompositionUpdate={({ data }) => {
          composition.current = data;
        }}
        onCompositionEnd={(event) => {
          if (composition.current === undefined) return;
          composition.current = undefined;
          type(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => dispatch({ type: 'dismissed' })}
      />
      {search.text === '' ? (
        <kbd className="search-key">{shortcutLabel(navigator.userAgent)}</kbd>
      ) : (
        <button type="button" className="icon-button" aria-label="Clear the search" onClick={clear}>
          <Icon name="close" />
        </button>
      )}
      <SuggestionList
        id={listId}
        optionId={optionId}
        open={open}
        typed={normalizeQuery(search.text)}
        suggestions={suggestions}
        active={list.active}
        onPoint={(index) => dispatch({ type: 'pointed', index })}
        onChoose={enter}
      />
    </div>
  );
}
