import { type FormEvent, useState } from 'react';
import { Field } from '../forms/field.tsx';
import { FormError } from '../forms/form-error.tsx';
import type { Action } from '../forms/use-action.ts';

export interface SignInFormProps {
  readonly action: Action<[username: string, password: string]>;
  readonly onRegister: () => void;
}

export function SignInForm({ action, onRegister }: SignInFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    void action.run(username, password);
  }

  return (
    <form className="card sign-in-form" onSubmit={submit}>
      <h2 className="section-title">Sign in</h2>
      <Field label="Name or e-mail" name="username" error={action.error}>
        {(field) => (
          <input
            {...field}
            required
            autoComplete="username"
            autoCapitalize="none"
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
      <Field label="Password" name="password" error={action.error}>
        {(field) => (
          <input
            {...field}
            required
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <FormError error={action.error} fields={['username', 'password']} />
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={action.busy}>
          {action.busy ? 'Signing in…' : 'Sign in'}
        </button>
        <button type="button" className="button" onClick={onRegister}>
          Make an account
        </button>
      </div>
    </form>
  );
}
