import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { TextField } from '../forms/text-field.tsx';
import { useAction } from '../forms/use-action.ts';
import { AccountForm } from './account-form.tsx';

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface RegisterFormProps {
  readonly client: ManagementClient;
  readonly onCreated: (account: NewAccount) => void;
  readonly onCancel: () => void;
}

export function RegisterForm({ client, onCreated, onCancel }: RegisterFormProps) {
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const action = useAction(async (account: NewAccount) => {
    await client.register(account);
    onCreated(account);
  });

  return (
    <AccountForm
      title="Create account"
      action={action}
      onSubmit={() => action.run({ username, email, password })}
      submitLabel="Create account"
      busyLabel="Creating account…"
      fields={['username', 'email', 'password']}
      secondaryButton={
        <button type="button" className="button" onClick={onCancel}>
          Sign in instead
        </button>
      }
    >
      <TextField
        label="Name"
        name="username"
        hint="3 to 30 lowercase letters, digits and underscores."
        error={action.error}
        hasInitialFocus
        autoComplete="username"
        value={username}
        onChange={setUsername}
      />
      <TextField
        label="Email"
        name="email"
        error={action.error}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      <TextField
        label="Password"
        name="password"
        hint="At least 10 characters."
        error={action.error}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
    </AccountForm>
  );
}
