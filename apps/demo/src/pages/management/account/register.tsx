import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { ConfirmForm } from './confirm-form.tsx';
import { type NewAccount, RegisterForm } from './register-form.tsx';
import type { SessionState } from './use-session.ts';

export interface RegisterProps {
  readonly client: ManagementClient;
  readonly signIn: SessionState['signIn'];
  readonly isDemo: boolean;
  readonly onLeave: () => void;
}

/** A new account in two steps: who it is, then the code that proves its address. It ends signed in. */
export function Register({ client, signIn, isDemo, onLeave }: RegisterProps) {
  const [made, setMade] = useState<NewAccount>();
  if (made === undefined) return <RegisterForm client={client} onMade={setMade} onLeave={onLeave} />;
  return (
    <ConfirmForm
      client={client}
      email={made.email}
      isDemo={isDemo}
      onConfirmed={() => signIn(made.username, made.password)}
    />
  );
}
