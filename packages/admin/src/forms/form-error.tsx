import { invalidField, serverErrorText } from '@zoetrope/ui';

export interface FormErrorProps {
  readonly error: unknown;
  /** Names of the fields that show their own errors. */
  readonly fields?: readonly string[];
}

/** The error of a form, unless a field shows it. */
export function FormError({ error, fields = [] }: FormErrorProps) {
  if (error === undefined || fields.includes(invalidField(error) ?? '')) return null;
  return (
    <p className="field-error" role="alert">
      {serverErrorText(error)}
    </p>
  );
}
