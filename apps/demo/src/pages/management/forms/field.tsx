import { type ReactNode, useId } from 'react';
import { refusalText, refusedField } from './refusal.ts';
import './field.css';

export interface FieldProps {
  readonly label: string;
  /** As the service names it in an error. */
  readonly name: string;
  readonly hint?: string | undefined;
  /** Of the whole form; shown here when it is about this field. */
  readonly error?: unknown;
  /** The control, given what joins it to its label and its error. */
  readonly children: (field: FieldAttributes) => ReactNode;
}

export interface FieldAttributes {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** A control with its label, its hint, and what the service had against its value. */
export function Field({ label, name, hint, error, children }: FieldProps) {
  const id = useId();
  const isWrong = refusedField(error) === name;
  const described = [hint ? `${id}-hint` : '', isWrong ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: 'input',
        ...(described ? { 'aria-describedby': described } : {}),
        ...(isWrong ? { 'aria-invalid': true } : {}),
      })}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {isWrong ? (
        <p id={`${id}-error`} className="field-error" role="alert">
          {refusalText(error)}
        </p>
      ) : null}
    </div>
  );
}
