import type { FormEvent, ReactNode } from 'react';
import { FormError } from '../forms/form-error.tsx';
import type { Action } from '../forms/use-action.ts';

export interface AccountFormProps {
  readonly title: string;
  readonly action: Pick<Action<readonly never[]>, 'busy' | 'error'>;
  readonly onSubmit: () => Promise<unknown>;
  readonly submitLabel: string;
  /** Label of the submit button while the action is pending. */
  readonly busyLabel: string;
  /** Names of its fields, which show their own errors. */
  readonly fields: readonly string[];
  /** Shown next to the submit button. */
  readonly secondaryButton: ReactNode;
  /** The error of the secondary button. */
  readonly secondaryError?: unknown;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of all forms for signed-out users. */
export function AccountForm(props: AccountFormProps) {
  const { title, action, onSubmit, fields, secondaryButton, secondaryError, footer, children } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    void onSubmit();
  }

  return (
    <form className="card sign-in-form" onSubmit={submit}>
      <h2 className="section-title">{title}</h2>
      {children}
      <FormError error={action.error ?? secondaryError} fields={fields} />
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={action.busy}>
          {action.busy ? props.busyLabel : props.submitLabel}
        </button>
        {secondaryButton}
      </div>
      {footer}
    </form>
  );
}
