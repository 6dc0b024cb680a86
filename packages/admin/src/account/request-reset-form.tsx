import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { TextField } from '../forms/text-field.tsx';
import { useAction } from '../forms/use-action.ts';
import { AccountForm } from './account-form.tsx';

export interface RequestResetFormProps {
  readonly client: ManagementClient;
  readonly onRequested: (email: string) => void;
  readonly onCancel: () => void;
}

/** Requests an email with a code. Like the server, it does not reveal whether an address has an account. */
export function RequestResetForm({ client, onRequested, onCancel }: RequestResetFormProps) {
  const [email, setEmail] = useState('');
  const action = useAction(async (to: string) => {
    await client.resetPassword({ email: to });
    onRequested(to);
  });

  return (
    <AccountForm
      title="Reset your password"
      action={action}
      onSubmit={() => action.run(email.trim())}
      submitLabel="Send code"
      busyLabel="Sending…"
      fields={['email']}
      secondaryButton={
        <button type="button" className="button" onClick={onCancel}>
          Back
        </button>
      }
    >
      <p className="soft">We send a code to the email address of your account.</p>
      <TextField
        label="Email"
        name="email"
        error={action.error}
        hasInitialFocus
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
    </AccountForm>
  );
}
