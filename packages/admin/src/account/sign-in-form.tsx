import { useState } from 'react';
import { TextField } from '../forms/text-field.tsx';
import type { Action } from '../forms/use-action.ts';
import { AccountForm } from './account-form.tsx';

export interface SignInFormProps {
  readonly action: Action<[username: string, password: string]>;
  readonly hasEnded: boolean;
  readonly hasAdmin: boolean;
  readonly onRegister: () => void;
  readonly onForgotten: () => void;
}

export function SignInForm({ action, hasEnded, hasAdmin, onRegister, onForgotten }: SignInFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');

  return (
    <AccountForm
      title="Sign in"
      action={action}
      onSubmit={() => action.run(username, password)}
      submitLabel="Sign in"
      busyLabel="Signing in…"
      fields={['username', 'password']}
      secondaryButton={
        <button type="button" className="button" onClick={onRegister}>
          Create account
        </button>
      }
      footer={
        <button type="button" className="text-button" onClick={onForgotten}>
          Forgot your password?
        </button>
      }
    >
      {hasEnded ? <p role="alert">Your session has ended. Sign in again.</p> : null}
      {hasAdmin ? null : (
        <p className="soft">
          This server has no admin yet. To become the first one, create an account with the set-up token that the server
          printed at its start.
        </p>
      )}
      <TextField
        label="Username or email"
        name="username"
        error={action.error}
        hasInitialFocus={hasEnded}
        autoComplete="username"
        value={username}
        onChange={setUsername}
      />
      <TextField
        label="Password"
        name="password"
        error={action.error}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </AccountForm>
  );
}
