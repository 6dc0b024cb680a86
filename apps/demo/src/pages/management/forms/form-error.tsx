import { refusalText, refusedField } from './refusal.ts';

export interface FormErrorProps {
  readonly error: unknown;
  /** Fields that say what is wrong with them themselves. */
  readonly fields?: readonly string[];
}

/** What went wrong, where no field says it. */
export function FormError({ error, fields = [] }: FormErrorProps) {
  if (error === undefined || fields.includes(refusedField(error) ?? '')) return null;
  return (
    <p className="field-error" role="alert">
      {refusalText(error)}
    </p>
  );
}
