import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { useAction } from '../forms/use-action.ts';
import { DemoPeople } from './demo-people.tsx';
import { Register } from './register.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SessionState } from './use-session.ts';
import './sign-in.css';

export interface SignInProps {
  readonly client: ManagementClient;
  readonly signIn: SessionState['signIn'];
  /** Whether the accounts of the demo are there. */
  readonly isDemo: boolean;
}

/** The ways in: an account that one has, a new one, or one of the demo's. */
export function SignIn({ client, signIn, isDemo }: SignInProps) {
  const [isNew, setIsNew] = useState(false);
  const action = useAction(signIn);
  return (
    <div className="sign-in">
      {isNew ? (
        <Register client={client} signIn={signIn} isDemo={isDemo} onLeave={() => setIsNew(false)} />
      ) : (
        <SignInForm action={action} onRegister={() => setIsNew(true)} />
      )}
      {isDemo ? <DemoPeople action={action} /> : null}
    </div>
  );
}
