import { type ReactNode, useId } from 'react';
import { invalidField, serverErrorText } from './server-error.ts';
import './field.css';

export interface FieldProps {
  readonly label: string;
  /** The name of the field in server errors. */
  readonly name: string;
  readonly hint?: string | undefined;
  /** The error of the form; shown here if it names this field. */
  readonly error?: unknown;
  /** Renders the control with the attributes that connect it to its label and error. */
  readonly children: (field: FieldAttributes) => ReactNode;
}

export interface FieldAttributes {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** A control with its label, hint and error. */
export function Field({ label, name, hint, error, children }: FieldProps) {
  const id = useId();
  const isInvalid = invalidField(error) === name;
  const described = [hint ? `${id}-hint` : '', isInvalid ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: 'input',
        ...(described ? { 'aria-describedby': described } : {}),
        ...(isInvalid ? { 'aria-invalid': true } : {}),
      })}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {isInvalid ? (
        <p id={`${id}-error`} className="field-error" role="alert">
          {serverErrorText(error)}
        </p>
      ) : null}
    </div>
  );
}
