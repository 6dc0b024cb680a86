import { useId } from 'react';
import { type EmbedFormat, type EmbedOptions, FORMATS, SIDE_LIMITS } from './embed-options.ts';

const LABELS: Readonly<Record<EmbedFormat, string>> = {
  frame: 'iframe',
  element: 'Custom element',
  file: 'Standalone page',
};

export interface OptionFieldsProps {
  readonly options: EmbedOptions;
  readonly onChange: (options: EmbedOptions) => void;
  /** Aspect ratio of the GIF. */
  readonly ratio: number;
}

/** Size, format and options of an embed. */
export function OptionFields({ options, onChange, ratio }: OptionFieldsProps) {
  const name = useId();
  const change = (changed: Partial<EmbedOptions>) => onChange({ ...options, ...changed });
  const lengthField = (label: string, of: 'width' | 'height') => (
    <label className="configurator-side">
      {label}
      <input
        type="number"
        min={SIDE_LIMITS.min}
        max={SIDE_LIMITS.max}
        value={options[of]}
        onChange={({ target }) => target.validity.valid && change({ [of]: target.valueAsNumber })}
      />
    </label>
  );

  return (
    <>
      <fieldset className="configurator-size">
        <legend>Size in pixels</legend>
        {lengthField('Width', 'width')}
        {lengthField('Height', 'height')}
        <button type="button" className="button" onClick={() => change({ width: 480, height: 480 })}>
          480 × 480
        </button>
        <button
          type="button"
          className="button"
          onClick={() => change({ height: clamp(Math.round(options.width / ratio)) })}
        >
          Match GIF
        </button>
      </fieldset>
      <fieldset className="configurator-formats">
        <legend>Format</legend>
        {FORMATS.map((format) => (
          <label key={format}>
            <input type="radio" name={name} checked={options.format === format} onChange={() => change({ format })} />
            {LABELS[format]}
          </label>
        ))}
      </fieldset>
      <fieldset className="configurator-flags">
        <legend>Options</legend>
        <label>
          <input
            type="checkbox"
            checked={options.alwaysPause}
            onChange={({ target }) => change({ alwaysPause: target.checked })}
          />
          Always show the pause button
        </label>
        <label>
          <input
            type="checkbox"
            checked={options.cutOut}
            onChange={({ target }) => change({ cutOut: target.checked })}
          />
          Remove the background around the media
        </label>
      </fieldset>
    </>
  );
}

function clamp(side: number): number {
  return Math.min(Math.max(side, SIDE_LIMITS.min), SIDE_LIMITS.max);
}
