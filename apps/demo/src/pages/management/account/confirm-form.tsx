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

  return (
    <AccountForm
      title="Confirm your email"
      action={confirm}
      onSubmit={() => confirm.run(code.trim())}
      words={['Confirm and sign in', 'Confirming…']}
      fields={['token']}
      otherButton={
        <button type="button" className="button" aria-disabled={resend.busy} onClick={() => void resend.run()}>
          Resend code
        </button>
      }
      otherError={resend.error}
    >
      <p role="status">
        {resent ? 'We sent another code to' : 'We sent a code to'} <b>{email}</b>.
      </p>
      {isDemo ? <DemoMailNote /> : null}
      <TextField
        label="Code from the email"
        name="token"
        error={confirm.error}
        isFirst
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
    </AccountForm>
  );
}
