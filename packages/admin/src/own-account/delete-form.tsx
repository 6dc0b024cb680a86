import type { ManagementClient } from '@zoetrope/management-api';
import type { UploadsChoice } from '@zoetrope/model/management';
import { type FormEvent, useState } from 'react';
import { FormError } from '../forms/form-error.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useAction } from '../forms/use-action.ts';

const CHOICES: readonly (readonly [UploadsChoice, string])[] = [
  ['keep', 'Keep my uploads, without my name'],
  ['delete', 'Delete my uploads too'],
];

export interface DeleteFormProps {
  readonly client: ManagementClient;
  readonly id: string;
  readonly onDeleted: () => Promise<void>;
}

/** Deletes the account, confirmed by its password. */
export function DeleteForm({ client, id, onDeleted }: DeleteFormProps) {
  const [uploads, setUploads] = useState<UploadsChoice>('keep');
  const [password, setPassword] = useState('');
  const remove = useAction(async () => {
    await client.deleteUser({ id, uploads, password });
    await onDeleted();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void remove.run();
  }

  return (
    <form className="card stack" aria-labelledby="delete-account" onSubmit={submit}>
      <h2 className="section-title" id="delete-account">
        Delete your account
      </h2>
      <p className="soft">Your stories are deleted, and your decisions and reports no longer have your name. There is no undo.</p>
      <fieldset className="field">
        <legend className="field-label">Your uploads</legend>
        <div className="choices">
        {CHOICES.map(([choice, label]) => (
          <label key={choice} className="choice">
            <input
              type="radio"
              name="uploads"
              value={choice}
              checked={uploads === choice}
              onChange={() => setUploads(choice)}
            />
            {label}
          </label>
        ))}
        </div>
      </fieldset>
      <TextField
        label="Your password"
        name="X-Password"
        type="password"
        autoComplete="current-password"
        error={remove.error}
        value={password}
        onChange={setPassword}
      />
      <FormError error={remove.error} fields={['X-Password']} />
      <div className="actions">
        <button type="submit" className="button button-bad" aria-disabled={remove.busy}>
          {remove.busy ? 'Deleting…' : 'Delete account'}
        </button>
      </div>
    </form>
  );
}
