import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestResetForm } from './request-reset-form.tsx';
import type { SessionState } from './use-session.ts';

export interface ResetPasswordProps {
  readonly client: ManagementClient;
  readonly signIn: SessionState['signIn'];
  readonly isDemo: boolean;
  readonly onCancel: () => void;
}

/** Resets a password in two steps, request and new password, and signs in. */
export function ResetPassword({ onCancel, ...props }: ResetPasswordProps) {
  const [email, setEmail] = useState<string>();
  if (email === undefined) return <RequestResetForm client={props.client} onRequested={setEmail} onCancel={onCancel} />;
  return <NewPasswordForm {...props} email={email} onCancel={() => setEmail(undefined)} />;
}
