import { isCompositionKey, isSearchableWhileComposing } from '@zoetrope/model';
import { type ChangeEvent, type ComponentPropsWithoutRef, type KeyboardEvent, useRef } from 'react';
import { GifPickerSuggestions } from './gif-picker-suggestions.tsx';
import { pickerAttributes } from './picker-attributes.ts';
import { usePickerState } from './use-picker-state.ts';

export interface GifPickerSearchProps extends Omit<ComponentPropsWithoutRef<'div'>, 'autoFocus'> {
  /** Focuses the field on mount. @default false */
  readonly autoFocus?: boolean | undefined;
}

/** The search field of a composed picker. Its children follow the field. Default: `<GifPickerSuggestions />`. */
export function GifPickerSearch({ autoFocus, children = <GifPickerSuggestions />, ...props }: GifPickerSearchProps) {
  const { searchText, suggestionList, provider, labels } = usePickerState('GifPickerSearch');
  const { composition } = searchText;
  const { listId, isOpen, suggestions, activeIndex, optionId } = suggestionList;
  const field = useRef<HTMLInputElement>(null);
  const name = provider?.attribution.searchPlaceholder ?? labels.picker;

  function clear(): void {
    suggestionList.submit('');
    field.current?.focus();
  }

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const composedText = composition.current;
    // A composition that began before the field was rendered has no `compositionstart` here.
    const isComposing = composedText !== undefined || (nativeEvent as InputEvent).isComposing === true;
    const canSearch = !isComposing || isSearchableWhileComposing(composedText || target.value, navigator.userAgent);
    if (canSearch) searchText.change(target.value);
    else searchText.compose(target.value);
    suggestionList.open();
  }

  function onCompositionEnd(text: string): void {
    composition.current = undefined;
    searchText.change(text);
    suggestionList.open();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isCompositionKey(event.nativeEvent)) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        suggestionList.moveActive(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter': {
        event.preventDefault();
        const activeSuggestion = isOpen ? suggestions[activeIndex] : undefined;
        suggestionList.submit(activeSuggestion ?? searchText.text);
        break;
      }
      case 'Escape':
        onEscape(event);
    }
  }

  /**
   * The first press closes the suggestions, the second clears the text, the third reaches the element around the
   * picker.
   */
  function onEscape(event: KeyboardEvent): void {
    if (!isOpen && searchText.text === '') return;
    event.preventDefault();
    event.stopPropagation();
    if (isOpen) suggestionList.dismiss();
    else clear();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers support <search> since 2023
    <div role="search" {...props} {...{ [pickerAttributes.search]: '' }}>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && activeIndex >= 0 ? optionId(activeIndex) : undefined}
        placeholder={name}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: an opt-in for applications that open the picker on demand
        autoFocus={autoFocus}
        value={searchText.text}
        onChange={onChange}
        onCompositionStart={() => {
          composition.current = '';
        }}
        onCompositionUpdate={({ data }) => {
          composition.current = data;
        }}
        onCompositionEnd={({ currentTarget }) => {
          if (composition.current !== undefined) onCompositionEnd(currentTarget.value);
        }}
        onMouseDown={suggestionList.toggle}
        onKeyDown={onKeyDown}
        onBlur={suggestionList.dismiss}
      />
      {searchText.text !== '' && (
        <button type="button" aria-label={labels.clear} title={labels.clear} onClick={clear} />
      )}
      {children}
    </div>
  );
}
