import { Field } from '@zoetrope/ui';
import type { Parameter } from './method.ts';

export interface ParameterFieldProps {
  readonly parameter: Parameter;
  readonly value: string;
  /** The error of the last request; shown here if it names this parameter. */
  readonly error: unknown;
  readonly onChange: (value: string) => void;
}

/** The form control of one parameter. */
export function ParameterField({ parameter, value, error, onChange }: ParameterFieldProps) {
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
