import type { FormEvent, ReactNode } from 'react';
import { FormError } from '../forms/form-error.tsx';
import type { Action } from '../forms/use-action.ts';

export interface AccountFormProps {
  readonly title: string;
  readonly action: Pick<Action<readonly never[]>, 'busy' | 'error'>;
  readonly onSubmit: () => Promise<unknown>;
  /** Words of the button that sends it: before, and while it is on its way. */
  readonly words: readonly [send: string, sending: string];
  /** Names of its fields, which say themselves what is wrong with them. */
  readonly fields: readonly string[];
  /** Beside that button. */
  readonly otherButton: ReactNode;
  /** Of something else than the action. */
  readonly otherError?: unknown;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every form that stands where nobody is signed in. */
export function AccountForm(props: AccountFormProps) {
  const { title, action, onSubmit, fields, otherButton, otherError, below, children } = props;
  const [send, sending] = props.words;

  function submit(event: FormEvent) {
    event.preventDefault();
    void onSubmit();
  }

  return (
    <form className="card sign-in-form" onSubmit={submit}>
      <h2 className="section-title">{title}</h2>
      {children}
      <FormError error={action.error ?? otherError} fields={fields} />
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={action.busy}>
          {action.busy ? sending : send}
        </button>
        {otherButton}
      </div>
      {below}
    </form>
  );
}
