import { pickerAttributes } from './picker-attributes.ts';

export interface SuggestionListProps {
  readonly id: string;
  readonly optionId: (index: number) => string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly terms: readonly string[];
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (term: string) => void;
}

/** The list box of the field. The focus stays in the field, which says which option is active. */
export function SuggestionList({ id, optionId, name, isOpen, terms, active, onPoint, onChoose }: SuggestionListProps) {
  return (
    <div {...{ [pickerAttributes.terms]: '' }} hidden={!isOpen}>
      <p aria-hidden="true">{name}</p>
      <div id={id} role="listbox" aria-label={name}>
        {terms.map((term, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard, as in every combobox
          // biome-ignore lint/a11y/useFocusableInteractive: the field points at the option with aria-activedescendant
          <div
            key={term}
            id={optionId(index)}
            ref={index === active ? showOption : undefined}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => index !== active && onPoint(index)}
            // The press must not take the focus, or the list would close under it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(term)}
          >
            {term}
          </div>
        ))}
      </div>
    </div>
  );
}

function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: 'nearest' });
}
