import type { ManagementClient } from '@zoetrope/management-api';
import { type FormEvent, useState } from 'react';
import { Field } from '../forms/field.tsx';
import { focusOnce } from '../forms/focus-once.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';

export interface ConfirmFormProps {
  readonly client: ManagementClient;
  readonly email: string;
  readonly isDemo: boolean;
  readonly onConfirmed: () => Promise<void>;
}

/** Takes the code of the mail. The demo sends none: its mails are files. */
export function ConfirmForm({ client, email, isDemo, onConfirmed }: ConfirmFormProps) {
  const [code, setCode] = useState('');
  const confirm = useAction(async (token: string) => {
    await client.confirmRegistration({ token });
    await onConfirmed();
  });
  const [resent, setResent] = useState(false);
  const resend = useAction(async () => {
    await client.resendConfirmation({ email });
    setResent(true);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void confirm.run(code.trim());
  }

  return (
    <form className="card sign-in-form" onSubmit={submit}>
      <h2 className="section-title">One more step</h2>
      <p role="status">
        {resent ? 'Another mail' : 'A mail'} with a code is on its way to <b>{email}</b>.
      </p>
      {isDemo ? (
        <p className="soft">
          This demo sends no mails. It writes them into <code>.zoetrope/outbox/</code>: open the newest there.
        </p>
      ) : null}
      <Field label="Code from the mail" name="token" error={confirm.error}>
        {(field) => (
          <input
            {...field}
            ref={focusOnce}
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <FormError error={confirm.error ?? resend.error} fields={['token']} />
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={confirm.busy}>
          {confirm.busy ? 'Confirming…' : 'Confirm and sign in'}
        </button>
        <button type="button" className="button" aria-disabled={resend.busy} onClick={() => void resend.run()}>
          Send it again
        </button>
      </div>
    </form>
  );
}
