import { Field } from '../management/forms/field.tsx';
import type { Parameter } from './call.ts';

export interface CallFieldProps {
  readonly parameter: Parameter;
  readonly value: string;
  /** Of the last call; shown here when it is about this parameter. */
  readonly error: unknown;
  readonly onChange: (value: string) => void;
}

/** The control of one parameter. */
export function CallField({ parameter, value, error, onChange }: CallFieldProps) {
  const { name, hint, kind, choices, positional } = parameter;
  return (
    <Field label={name} name={name} hint={hint} error={error}>
      {(attributes) =>
        choices ? (
          <select {...attributes} value={value} onChange={(event) => onChange(event.target.value)}>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        ) : (
          <input
            {...attributes}
            type={kind === 'secret' ? 'password' : 'text'}
            inputMode={kind === 'number' ? 'numeric' : undefined}
            autoComplete="off"
            spellCheck={false}
            required={positional}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
