import { type FormEvent, useState } from 'react';
import { Field } from '../forms/field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import type { SessionState } from './use-session.ts';
import './sign-in.css';

export interface SignInProps {
  readonly signIn: SessionState['signIn'];
  /** Whether the accounts of the demo are there. */
  readonly isDemo: boolean;
}

export function SignIn({ signIn, isDemo }: SignInProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const action = useAction(signIn);

  function submit(event: FormEvent) {
    event.preventDefault();
    void action.run(username, password);
  }

  return (
    <div className="sign-in">
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
        <button type="submit" className="button button-primary" aria-disabled={action.busy}>
          {action.busy ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
      {isDemo ? (
        <section className="sign-in-demo" aria-label="Accounts of this demo">
          <h2 className="section-title">Or be one of these</h2>
          <p className="soft">
            They exist in the demo only. Their password is <code>{DEMO_PASSWORD}</code>.
          </p>
          <ul className="sign-in-people">
            {DEMO_ACCOUNTS.map((account) => (
              <li key={account.username}>
                <button
                  type="button"
                  className="person"
                  aria-disabled={action.busy}
                  onClick={() => void action.run(account.username, DEMO_PASSWORD)}
                >
                  <span className="person-face" aria-hidden="true">
                    {account.name.slice(0, 2)}
                  </span>
                  <span>
                    <b>{account.name}</b> <span className="person-role">{account.role}</span>
                    <span className="person-does">{account.does}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
