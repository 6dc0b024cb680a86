import type { Place } from './address.ts';

const WIDTHS: readonly { readonly label: string; readonly width: number | undefined }[] = [
  { label: 'Full', width: undefined },
  { label: '820', width: 820 },
  { label: '390', width: 390 },
];

export interface StageFieldsProps {
  readonly place: Place;
  readonly onChange: (change: Partial<Place>) => void;
  readonly onRestart: () => void;
}

/** What is around the component: the width that it has, the direction of reading, and its beginning. */
export function StageFields({ place, onChange, onRestart }: StageFieldsProps) {
  return (
    <div className="playground-stage-fields">
      <fieldset>
        <legend>Width</legend>
        {WIDTHS.map(({ label, width }) => (
          <label key={label}>
            <input
              type="radio"
              name="playground-width"
              checked={place.width === width}
              onChange={() => onChange({ width })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <label className="playground-toggle">
        <input
          type="checkbox"
          checked={place.isRightToLeft}
          onChange={({ target }) => onChange({ isRightToLeft: target.checked })}
        />
        Right to left
      </label>
      <button type="button" className="button" onClick={onRestart}>
        Reset
      </button>
    </div>
  );
}
