import type { PlaygroundRoute } from './playground-route.ts';

const WIDTHS: readonly { readonly label: string; readonly width: number | undefined }[] = [
  { label: 'Full', width: undefined },
  { label: '820', width: 820 },
  { label: '390', width: 390 },
];

export interface StageFieldsProps {
  readonly route: PlaygroundRoute;
  readonly onChange: (change: Partial<PlaygroundRoute>) => void;
  readonly onReset: () => void;
}

/** Width and text direction of the stage, and a reset button. */
export function StageFields({ route, onChange, onReset }: StageFieldsProps) {
  return (
    <div className="playground-stage-fields">
      <fieldset>
        <legend>Width</legend>
        {WIDTHS.map(({ label, width }) => (
          <label key={label}>
            <input
              type="radio"
              name="playground-width"
              checked={route.width === width}
              onChange={() => onChange({ width })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <label className="playground-toggle">
        <input
          type="checkbox"
          checked={route.isRightToLeft}
          onChange={({ target }) => onChange({ isRightToLeft: target.checked })}
        />
        Right to left
      </label>
      <button type="button" className="button" onClick={onReset}>
        Reset
      </button>
    </div>
  );
}
