import { useId } from 'react';
import { type EmbedChoice, FORMS, type Form, SIDE } from './embed-choice.ts';

const LABELS: Readonly<Record<Form, string>> = { frame: 'iframe', element: 'Custom element', file: 'Standalone page' };

export interface ChoiceFieldsProps {
  readonly choice: EmbedChoice;
  readonly onChange: (choice: EmbedChoice) => void;
  /** Of the GIF that is shown. */
  readonly ratio: number;
}

/** Size, form and what else can be said of an embed. */
export function ChoiceFields({ choice, onChange, ratio }: ChoiceFieldsProps) {
  const name = useId();
  const change = (changed: Partial<EmbedChoice>) => onChange({ ...choice, ...changed });
  const side = (label: string, of: 'width' | 'height') => (
    <label className="configurator-side">
      {label}
      <input
        type="number"
        min={SIDE.least}
        max={SIDE.most}
        value={choice[of]}
        onChange={({ target }) => target.validity.valid && change({ [of]: target.valueAsNumber })}
      />
    </label>
  );

  return (
    <>
      <fieldset className="configurator-size">
        <legend>Size in pixels</legend>
        {side('Width', 'width')}
        {side('Height', 'height')}
        <button type="button" className="button" onClick={() => change({ width: 480, height: 480 })}>
          480 × 480
        </button>
        <button
          type="button"
          className="button"
          onClick={() => change({ height: clamp(Math.round(choice.width / ratio)) })}
        >
          Match GIF
        </button>
      </fieldset>
      <fieldset className="configurator-forms">
        <legend>Format</legend>
        {FORMS.map((form) => (
          <label key={form}>
            <input type="radio" name={name} checked={choice.form === form} onChange={() => change({ form })} />
            {LABELS[form]}
          </label>
        ))}
      </fieldset>
      <fieldset className="configurator-flags">
        <legend>Options</legend>
        <label>
          <input
            type="checkbox"
            checked={choice.alwaysPause}
            onChange={({ target }) => change({ alwaysPause: target.checked })}
          />
          Always show the pause button
        </label>
        <label>
          <input
            type="checkbox"
            checked={choice.cutOut}
            onChange={({ target }) => change({ cutOut: target.checked })}
          />
          Remove the background around the media
        </label>
      </fieldset>
    </>
  );
}

function clamp(side: number): number {
  return Math.min(Math.max(side, SIDE.least), SIDE.most);
}
