import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { ConfirmForm } from './confirm-form.tsx';
import { type NewAccount, RegisterForm } from './register-form.tsx';
import type { SessionState } from './use-session.ts';

export interface RegisterProps {
  readonly client: ManagementClient;
  readonly signIn: SessionState['signIn'];
  readonly isDemo: boolean;
  readonly hasAdmin: boolean;
  readonly onCancel: () => void;
}

/**
 * Creates an account in two steps, registration and confirmation of the email address, and signs in. With the set-up
 * token there is nothing to confirm.
 */
export function Register({ client, signIn, isDemo, hasAdmin, onCancel }: RegisterProps) {
  const [created, setCreated] = useState<NewAccount>();
  const [isConfirming, setIsConfirming] = useState(false);
  if (created === undefined || !isConfirming) {
    return (
      <RegisterForm
        client={client}
        initial={created}
        hasAdmin={hasAdmin}
        onCreated={async (account, { is_confirmed }) => {
          if (is_confirmed) return signIn(account.username, account.password);
          setCreated(account);
          setIsConfirming(true);
        }}
        onCancel={onCancel}
      />
    );
  }
  return (
    <ConfirmForm
      client={client}
      email={created.email}
      isDemo={isDemo}
      onSetUp={hasAdmin ? undefined : () => setIsConfirming(false)}
      onConfirmed={() => signIn(created.username, created.password)}
    />
  );
}
