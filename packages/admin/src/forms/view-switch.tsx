import './view-switch.css';

export interface ViewSwitchProps<V extends string> {
  /** The accessible name. */
  readonly label: string;
  /** Values with their texts. */
  readonly views: readonly (readonly [V, string])[];
  readonly view: V;
  readonly onChange: (view: V) => void;
}

/** Switches between the lists of a section. */
export function ViewSwitch<V extends string>({ label, views, view, onChange }: ViewSwitchProps<V>) {
  return (
    <fieldset className="view-switch" aria-label={label}>
      {views.map(([value, text]) => (
        <button
          key={value}
          type="button"
          className="button"
          aria-pressed={value === view}
          onClick={() => onChange(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
