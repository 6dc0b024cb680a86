import { Field, type FieldProps } from '@zoetrope/ui';
import { focusOnce } from './focus-once.ts';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Default: 'text'. */
  readonly type?: 'text' | 'email' | 'password' | undefined;
  /** Autofill hint for the browser. */
  readonly autoComplete?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Whether it may be empty. Default: false. */
  readonly isOptional?: boolean | undefined;
  /** Focuses the field on mount, as the first of a form that replaced another one. Default: false. */
  readonly hasInitialFocus?: boolean | undefined;
}

/** A text, required unless optional, such as a name, an email address, a password or a code, without spelling correction. */
export function TextField({
  value,
  onChange,
  type = 'text',
  autoComplete,
  maxLength,
  isOptional = false,
  hasInitialFocus,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <input
          {...attributes}
          ref={hasInitialFocus ? focusOnce : null}
          required={!isOptional}
          type={type}
          autoComplete={autoComplete}
          maxLength={maxLength}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
