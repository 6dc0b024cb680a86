import type { ManagementClient } from '@zoetrope/management-api';
import { type FormEvent, useState } from 'react';
import { Field } from '../forms/field.tsx';
import { focusOnce } from '../forms/focus-once.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface RegisterFormProps {
  readonly client: ManagementClient;
  readonly onMade: (account: NewAccount) => void;
  readonly onLeave: () => void;
}

export function RegisterForm({ client, onMade, onLeave }: RegisterFormProps) {
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const action = useAction(async (account: NewAccount) => {
    await client.register(account);
    onMade(account);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void action.run({ username, email, password });
  }

  return (
    <form className="card sign-in-form" onSubmit={submit}>
      <h2 className="section-title">Make an account</h2>
      <Field label="Name" name="username" hint="3 to 30 small letters, digits and _." error={action.error}>
        {(field) => (
          <input
            {...field}
            ref={focusOnce}
            required
            autoComplete="username"
            autoCapitalize="none"
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
      <Field label="E-mail" name="email" error={action.error}>
        {(field) => (
          <input
            {...field}
            required
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label="Password" name="password" hint="10 characters at least." error={action.error}>
        {(field) => (
          <input
            {...field}
            required
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <FormError error={action.error} fields={['username', 'email', 'password']} />
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={action.busy}>
          {action.busy ? 'Making it…' : 'Make it'}
        </button>
        <button type="button" className="button" onClick={onLeave}>
          I have one
        </button>
      </div>
    </form>
  );
}
