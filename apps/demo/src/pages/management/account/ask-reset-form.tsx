import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { TextField } from '../forms/text-field.tsx';
import { useAction } from '../forms/use-action.ts';
import { AccountForm } from './account-form.tsx';

export interface AskResetFormProps {
  readonly client: ManagementClient;
  readonly onAsked: (email: string) => void;
  readonly onLeave: () => void;
}

/** Asks for the mail with a code. The service does not tell whether the address has an account, and neither does this. */
export function AskResetForm({ client, onAsked, onLeave }: AskResetFormProps) {
  const [email, setEmail] = useState('');
  const action = useAction(async (to: string) => {
    await client.resetPassword({ email: to });
    onAsked(to);
  });

  return (
    <AccountForm
      title="Reset your password"
      action={action}
      onSubmit={() => action.run(email.trim())}
      words={['Send code', 'Sending…']}
      fields={['email']}
      otherButton={
        <button type="button" className="button" onClick={onLeave}>
          Back
        </button>
      }
    >
      <p className="soft">We send a code to the email address of your account.</p>
      <TextField
        label="Email"
        name="email"
        error={action.error}
        isFirst
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
    </AccountForm>
  );
}
