import type { ManagementClient } from '@zoetrope/management-api';
import type { Account } from '@zoetrope/model/management';
import { type FormEvent, useState } from 'react';
import { FormError } from '../forms/form-error.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useAction } from '../forms/use-action.ts';

export interface SetUpFormProps {
  readonly client: ManagementClient;
  readonly user: Account;
  readonly onDone: () => Promise<void>;
}

/** Makes the account the first admin, for operators who registered it without the set-up token. */
export function SetUpForm({ client, user, onDone }: SetUpFormProps) {
  const [token, setToken] = useState('');
  const action = useAction(async (setup_token: string) => {
    await client.updateUser({ id: user.id, setup_token });
    await onDone();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void action.run(token.trim());
  }

  return (
    <form className="card stack" aria-label="Become the first admin" onSubmit={submit}>
      <h2 className="section-title">Become the first admin</h2>
      <p className="soft">This server has no admin yet.</p>
      <TextField
        label="Set-up token"
        name="setup_token"
        hint="The server printed it at its last start."
        error={action.error}
        autoComplete="off"
        value={token}
        onChange={setToken}
      />
      <FormError error={action.error} fields={['setup_token']} />
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={action.busy}>
          {action.busy ? 'Checking…' : 'Become admin'}
        </button>
      </div>
    </form>
  );
}
