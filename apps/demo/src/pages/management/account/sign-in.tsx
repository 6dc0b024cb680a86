import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { useAction } from '../forms/use-action.ts';
import { DemoPeople } from './demo-people.tsx';
import { Register } from './register.tsx';
import { ResetPassword } from './reset-password.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SessionState } from './use-session.ts';
import './sign-in.css';

export interface SignInProps {
  readonly client: ManagementClient;
  readonly signIn: SessionState['signIn'];
  /** Whether the accounts of the demo are there. */
  readonly isDemo: boolean;
}

/** The ways in: an account that one has, also without its password, a new one, or one of the demo's. */
export function SignIn({ client, signIn, isDemo }: SignInProps) {
  const [way, setWay] = useState<'sign-in' | 'register' | 'reset'>('sign-in');
  const props = { client, signIn, isDemo, onLeave: () => setWay('sign-in') };
  const action = useAction(signIn);
  return (
    <div className="sign-in">
      {way === 'register' ? <Register {...props} /> : null}
      {way === 'reset' ? <ResetPassword {...props} /> : null}
      {way === 'sign-in' ? (
        <SignInForm action={action} onRegister={() => setWay('register')} onForgotten={() => setWay('reset')} />
      ) : null}
      {isDemo ? <DemoPeople action={action} /> : null}
    </div>
  );
}
