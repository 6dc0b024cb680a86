import { Icon } from '@zoetrope/ui';

export interface SuggestionListProps {
  readonly id: string;
  readonly optionId: (index: number) => string;
  readonly open: boolean;
  readonly typed: string;
  readonly suggestions: readonly string[];
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (suggestion: string) => void;
}

/** The list box of the search field. The focus stays in the field, which references the active option. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, optionId, open, typed, suggestions, active, onPoint, onChoose } = props;
  return (
    <div className="suggestions" id={id} role="listbox" aria-label="Suggestions" hidden={!open}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard, as in every combobox
        // biome-ignore lint/a11y/useFocusableInteractive: the field points at the option with aria-activedescendant
        <div
          key={suggestion}
          id={optionId(index)}
          className="suggestion"
          role="option"
          aria-selected={index === active}
          onPointerMove={() => index !== active && onPoint(index)}
          // The press must not take the focus, or the list would close under it.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <Icon name="search" size={16} />
          <Typed text={suggestion} typed={typed} />
        </div>
      ))}
    </div>
  );
}

/** Emphasizes the part of a suggestion that the user has not typed. */
function Typed({ text, typed }: { readonly text: string; readonly typed: string }) {
  if (!text.toLowerCase().startsWith(typed.toLowerCase())) return <b>{text}</b>;
  return (
    <span>
      {text.slice(0, typed.length)}
      <b>{text.slice(typed.length)}</b>
    </span>
  );
}
