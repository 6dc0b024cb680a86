import type { Account } from '@zoetrope/model/management';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import type { SessionState } from './use-session.ts';

/** The signed-in account, with a sign-out button. */
export function AccountBar({ user, signOut }: { readonly user: Account; readonly signOut: SessionState['signOut'] }) {
  const action = useAction(signOut);
  return (
    <div className="account-bar">
      <p>
        Signed in as <b>{user.display_name ?? user.username}</b>
        {user.roles?.map((role) => (
          <span key={role} className="person-role">
            {role}
          </span>
        ))}
      </p>
      <button type="button" className="button" aria-disabled={action.busy} onClick={() => void action.run()}>
        Sign out
      </button>
      <FormError error={action.error} />
    </div>
  );
}
