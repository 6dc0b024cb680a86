import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { AskResetForm } from './ask-reset-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import type { SessionState } from './use-session.ts';

export interface ResetPasswordProps {
  readonly client: ManagementClient;
  readonly signIn: SessionState['signIn'];
  readonly isDemo: boolean;
  readonly onLeave: () => void;
}

/** A new password in two steps: which account, then the code of the mail. It ends signed in. */
export function ResetPassword({ onLeave, ...props }: ResetPasswordProps) {
  const [email, setEmail] = useState<string>();
  if (email === undefined) return <AskResetForm client={props.client} onAsked={setEmail} onLeave={onLeave} />;
  return <NewPasswordForm {...props} email={email} onLeave={() => setEmail(undefined)} />;
}
