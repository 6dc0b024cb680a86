import type { ComponentPropsWithoutRef } from 'react';
import { pickerAttributes } from './picker-attributes.ts';
import { usePickerState } from './use-picker-state.ts';

export interface GifPickerSuggestionsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {}

/** The suggestions of a composed picker, inside its `GifPickerSearch`. The focus stays in the field. */
export function GifPickerSuggestions(props: GifPickerSuggestionsProps) {
  const { searchText, suggestionList, labels } = usePickerState('GifPickerSuggestions');
  const { listId, isOpen, suggestions, activeIndex, optionId, setActive, submit } = suggestionList;
  const name = searchText.text ? labels.suggestions : labels.trendingSearches;
  return (
    <div {...props} {...{ [pickerAttributes.suggestions]: '' }} hidden={!isOpen}>
      <p aria-hidden="true">{name}</p>
      <div id={listId} role="listbox" aria-label={name}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keyboard, as in every combobox
          // biome-ignore lint/a11y/useFocusableInteractive: the field references the option by aria-activedescendant
          <div
            key={suggestion}
            id={optionId(index)}
            ref={index === activeIndex ? scrollIntoView : undefined}
            role="option"
            aria-selected={index === activeIndex}
            onPointerMove={() => index !== activeIndex && setActive(index)}
            // Keeps the focus in the field; without it the list closes.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => submit(suggestion)}
          >
            {suggestion}
          </div>
        ))}
      </div>
    </div>
  );
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: 'nearest' });
}
