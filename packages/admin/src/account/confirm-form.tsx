import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { TextField } from '../forms/text-field.tsx';
import { useAction } from '../forms/use-action.ts';
import { AccountForm } from './account-form.tsx';
import { DemoMailNote } from './demo-mail-note.tsx';

export interface ConfirmFormProps {
  readonly client: ManagementClient;
  readonly email: string;
  readonly isDemo: boolean;
  readonly onConfirmed: () => Promise<void>;
  /** Returns to the registration, to enter the set-up token. Undefined once there is an admin. */
  readonly onSetUp: (() => void) | undefined;
}

/** Confirms an email address with the code that was sent to it. */
export function ConfirmForm({ client, email, isDemo, onConfirmed, onSetUp }: ConfirmFormProps) {
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

  return (
    <AccountForm
      title="Confirm your email"
      action={confirm}
      onSubmit={() => confirm.run(code.trim())}
      submitLabel="Confirm and sign in"
      busyLabel="Confirming…"
      fields={['token']}
      secondaryButton={
        <button type="button" className="button" aria-disabled={resend.busy} onClick={() => void resend.run()}>
          Resend code
        </button>
      }
      secondaryError={resend.error}
      footer={
        onSetUp ? (
          <button type="button" className="text-button" onClick={onSetUp}>
            Enter a set-up token instead
          </button>
        ) : null
      }
    >
      <p role="status">
        {resent ? 'We sent another code to' : 'We sent a code to'} <b>{email}</b>.
      </p>
      {isDemo ? <DemoMailNote /> : null}
      <TextField
        label="Code from the email"
        name="token"
        error={confirm.error}
        hasInitialFocus
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
    </AccountForm>
  );
}
