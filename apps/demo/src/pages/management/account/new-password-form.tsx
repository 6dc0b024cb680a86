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
  readonly onLeave: () => void;
}

/** Takes the code of the mail and the new password, and signs in with it. */
export function NewPasswordForm({ client, email, isDemo, signIn, onLeave }: NewPasswordFormProps) {
  const [token, setToken] = useState('');
  const [password, setPassword] = useState('');
  const action = useAction(async (code: string) => {
    await client.resetPassword({ token: code, password });
    await signIn(email, password);
  });

  return (
    <AccountForm
      title="A new password"
      action={action}
      onSubmit={() => action.run(token.trim())}
      words={['Set it and sign in', 'Setting it…']}
      fields={['token', 'password']}
      otherButton={
        <button type="button" className="button" onClick={onLeave}>
          Back
        </button>
      }
    >
      <p role="status">
        If <b>{email}</b> has an account, a mail with a code is on its way there.
      </p>
      {isDemo ? <DemoMailNote /> : null}
      <TextField
        label="Code from the mail"
        name="token"
        error={action.error}
        isFirst
        autoComplete="one-time-code"
        value={token}
        onChange={setToken}
      />
      <TextField
        label="New password"
        name="password"
        hint="10 characters at least. You are signed out everywhere else."
        error={action.error}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
    </AccountForm>
  );
}
