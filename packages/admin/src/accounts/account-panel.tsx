import type { ManagementClient } from '@zoetrope/management-api';
import type { Account, Role } from '@zoetrope/model/management';
import { type FormEvent, useState } from 'react';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { DeleteForm } from '../own-account/delete-form.tsx';
import { QuotaForm } from './quota-form.tsx';

const ROLES: readonly Role[] = ['admin', 'moderator', 'author', 'artist'];

export interface AccountPanelProps {
  readonly client: ManagementClient;
  readonly account: Account;
  /** Whether it is the account of the user of the page. */
  readonly isOwn: boolean;
  /** Called with what was done. */
  readonly onDone: (message: string) => void;
}

/** The roles, the quota, the sessions and the deletion of an account. */
export function AccountPanel({ client, account, isOwn, onDone }: AccountPanelProps) {
  const { id, username } = account;
  const [roles, setRoles] = useState<readonly Role[]>(account.roles ?? []);
  const save = useAction(async () => {
    await client.updateUser({ id, roles });
    onDone(`The roles of ${username} were saved.`);
  });
  const signOut = useAction(async () => {
    const { sessions } = await client.signOutUser({ id });
    onDone(`${sessions === 1 ? '1 session' : `${sessions} sessions`} of ${username} ended.`);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save.run();
  }

  return (
    <div className="stack">
      <form className="card stack" aria-label={`Roles of ${username}`} onSubmit={submit}>
        <h2 className="section-title">{username}</h2>
        <fieldset className="field">
          <legend className="field-label">Roles</legend>
          <div className="choices">
            {ROLES.map((role) => (
              <label key={role} className="choice">
                <input
                  type="checkbox"
                  checked={roles.includes(role)}
                  // The only admin could not get the role back.
                  disabled={isOwn && role === 'admin'}
                  onChange={(event) =>
                    setRoles(event.target.checked ? [...roles, role] : roles.filter((each) => each !== role))
                  }
                />
                {role}
              </label>
            ))}
          </div>
        </fieldset>
        <FormError error={save.error ?? signOut.error} />
        <div className="actions">
          <button type="submit" className="button button-primary" aria-disabled={save.busy}>
            {save.busy ? 'Saving…' : 'Save roles'}
          </button>
          {isOwn ? null : (
            <button type="button" className="button" aria-disabled={signOut.busy} onClick={() => void signOut.run()}>
              {signOut.busy ? 'Signing out…' : 'Sign out everywhere'}
            </button>
          )}
        </div>
      </form>
      <QuotaForm client={client} account={account} onDone={onDone} />
      {isOwn ? null : (
        <DeleteForm
          client={client}
          user={account}
          confirmation="name"
          onDeleted={async () => onDone(`${username} was deleted.`)}
        />
      )}
    </div>
  );
}
