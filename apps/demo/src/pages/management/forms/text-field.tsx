import { Field, type FieldProps } from './field.tsx';
import { focusOnce } from './focus-once.ts';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** @default 'text' */
  readonly type?: 'text' | 'email' | 'password' | undefined;
  /** What a browser may fill in. */
  readonly autoComplete?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Whether it takes the focus, as the first of a form that took the place of another. @default false */
  readonly isFirst?: boolean | undefined;
}

/** A line of text that has to be given, such as a name, an address, a password or a code: none is a word to be corrected. */
export function TextField({
  value,
  onChange,
  type = 'text',
  autoComplete,
  maxLength,
  isFirst,
  ...about
}: TextFieldProps) {
  return (
    <Field {...about}>
      {(field) => (
        <input
          {...field}
          ref={isFirst ? focusOnce : null}
          required
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
