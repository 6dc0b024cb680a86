import { useId } from 'react';
import type { Control } from './control.ts';

export interface ControlFieldProps {
  readonly control: Control;
  /** Undefined for the default. */
  readonly text: string | undefined;
  readonly onChange: (text: string | undefined) => void;
}

/** The control of one prop. */
export function ControlField({ control: { name, field }, text, onChange }: ControlFieldProps) {
  const id = useId();
  if (field.kind === 'toggle') {
    return (
      <label className="playground-toggle">
        <input
          type="checkbox"
          checked={text === 'true'}
          onChange={({ target }) => onChange(target.checked ? 'true' : undefined)}
        />
        <code>{name}</code>
      </label>
    );
  }
  return (
    <div className="playground-field">
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {field.kind === 'choice' ? (
        <select id={id} value={text ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
          <option value="">default</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type={field.kind}
          {...(field.kind === 'number' && { min: field.min, max: field.max, step: field.step })}
          placeholder="default"
          value={text ?? ''}
          onChange={({ target }) => {
            if (target.validity.valid) onChange(target.value || undefined);
          }}
        />
      )}
    </div>
  );
}
