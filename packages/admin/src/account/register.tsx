import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { ConfirmForm } from './confirm-form.tsx';
import { type NewAccount, RegisterForm } from './register-form.tsx';
import type { SessionState } from './use-session.ts';

export interface RegisterProps {
  readonly client: ManagementClient;
  readonly signIn: SessionState['signIn'];
  readonly isDemo: boolean;
  readonly onCancel: () => void;
}

/** Creates an account in two steps, registration and confirmation of the email address, and signs in. */
export function Register({ client, signIn, isDemo, onCancel }: RegisterProps) {
  const [created, setCreated] = useState<NewAccount>();
  if (created === undefined) return <RegisterForm client={client} onCreated={setCreated} onCancel={onCancel} />;
  return (
    <ConfirmForm
      client={client}
      email={created.email}
      isDemo={isDemo}
      onConfirmed={() => signIn(created.username, created.password)}
    />
  );
}
