import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { TextField } from '../forms/text-field.tsx';
import { useAction } from '../forms/use-action.ts';
import { AccountForm } from './account-form.tsx';
import { DemoMailNote } from './demo-mail-note.tsx';
import type { SessionState } from './use-session.ts';

export interface NewPasswordFormProps {
  readonly client: ManagementClient;
  readonly email: string;
  readonly isDemo: boolean;
  readonly signIn: SessionState['signIn'];
  readonly onCancel: () => void;
}

/** Sets a new password with the code from the email, and signs in. */
export function NewPasswordForm({ client, email, isDemo, signIn, onCancel }: NewPasswordFormProps) {
  const [token, setToken] = useState('');
  const [password, setPassword] = useState('');
  const action = useAction(async (code: string) => {
    await client.resetPassword({ token: code, password });
    await signIn(email, password);
  });

  return (
    <AccountForm
      title="Reset your password"
      action={action}
      onSubmit={() => action.run(token.trim())}
      submitLabel="Set password and sign in"
      busyLabel="Setting password…"
      fields={['token', 'password']}
      secondaryButton={
        <button type="button" className="button" onClick={onCancel}>
          Back
        </button>
      }
    >
      <p role="status">
        If <b>{email}</b> has an account, we sent a code to it.
      </p>
      {isDemo ? <DemoMailNote /> : null}
      <TextField
        label="Code from the email"
        name="token"
        error={action.error}
        hasInitialFocus
        autoComplete="one-time-code"
        value={token}
        onChange={setToken}
      />
      <TextField
        label="New password"
        name="password"
        hint="At least 10 characters. You will be signed out on other devices."
        error={action.error}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
    </AccountForm>
  );
}
