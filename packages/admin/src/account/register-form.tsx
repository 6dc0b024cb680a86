import type { ManagementClient } from '@zoetrope/management-api';
import type { Registration } from '@zoetrope/model/management';
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
  /** The former input, if the user returned to the form. */
  readonly initial: NewAccount | undefined;
  /** Without an admin, the form asks for the set-up token. */
  readonly hasAdmin: boolean;
  readonly onCreated: (account: NewAccount, registration: Registration) => Promise<void>;
  readonly onCancel: () => void;
}

export function RegisterForm({ client, initial, hasAdmin, onCreated, onCancel }: RegisterFormProps) {
  const [username, setUsername] = useState(initial?.username ?? '');
  const [email, setEmail] = useState(initial?.email ?? '');
  const [password, setPassword] = useState(initial?.password ?? '');
  const [setUpToken, setSetUpToken] = useState('');
  const action = useAction(async (account: NewAccount) => {
    const setup_token = setUpToken.trim();
    const registration = await client.register({ ...account, ...(setup_token === '' ? {} : { setup_token }) });
    await onCreated(account, registration);
  });

  return (
    <AccountForm
      title="Create account"
      action={action}
      onSubmit={() => action.run({ username, email, password })}
      submitLabel="Create account"
      busyLabel="Creating account…"
      fields={['username', 'email', 'password', 'setup_token']}
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
      {hasAdmin ? null : (
        <TextField
          label="Set-up token"
          name="setup_token"
          hint="The server printed it at its last start. It makes you the first admin, without a code by email. Optional for other accounts."
          error={action.error}
          isOptional
          autoComplete="off"
          value={setUpToken}
          onChange={setSetUpToken}
        />
      )}
    </AccountForm>
  );
}
