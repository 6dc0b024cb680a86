import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { useAction } from '../forms/use-action.ts';
import { useTitle } from '../use-title.ts';
import { DemoAccountList } from './demo-account-list.tsx';
import { Register } from './register.tsx';
import { ResetPassword } from './reset-password.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SessionState } from './use-session.ts';
import './sign-in.css';

export interface SignInProps {
  readonly client: ManagementClient;
  readonly page: Window;
  readonly signIn: SessionState['signIn'];
  /** Whether a session ended without a sign-out here. */
  readonly hasEnded: boolean;
  /** Whether the server is in demo mode. */
  readonly isDemo: boolean;
  /** Whether the server has an admin. The first one registers with the set-up token. */
  readonly hasAdmin: boolean;
}

/** Sign-in, registration, password reset, and the demo accounts. */
export function SignIn({ client, page, signIn, hasEnded, isDemo, hasAdmin }: SignInProps) {
  useTitle(page, 'Sign in · Admin · Zoetrope');
  const [view, setView] = useState<'sign-in' | 'register' | 'reset'>('sign-in');
  const props = { client, signIn, isDemo, onCancel: () => setView('sign-in') };
  const action = useAction(signIn);
  return (
    <div className="sign-in">
      {view === 'register' ? <Register {...props} hasAdmin={hasAdmin} /> : null}
      {view === 'reset' ? <ResetPassword {...props} /> : null}
      {view === 'sign-in' ? (
        <SignInForm
          action={action}
          hasEnded={hasEnded}
          hasAdmin={hasAdmin}
          onRegister={() => setView('register')}
          onForgotten={() => setView('reset')}
        />
      ) : null}
      {isDemo ? <DemoAccountList action={action} /> : null}
    </div>
  );
}
