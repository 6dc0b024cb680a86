import type { ManagementClient } from '@zoetrope/management-api';
import type { Account, UploadsChoice } from '@zoetrope/model/management';
import { type FormEvent, useId, useState } from 'react';
import { FormError } from '../forms/form-error.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useAction } from '../forms/use-action.ts';

const CHOICES: readonly (readonly [UploadsChoice, string])[] = [
  ['keep', 'Keep the uploads, without an author'],
  ['delete', 'Delete the uploads too'],
];

export interface DeleteFormProps {
  readonly client: ManagementClient;
  readonly user: Account;
  /** What confirms the deletion: the password of one's own account, or the name of another account. */
  readonly confirmation: 'password' | 'name';
  readonly onDeleted: () => Promise<void>;
}

/** Deletes an account, with or without its uploads. */
export function DeleteForm({ client, user, confirmation, onDeleted }: DeleteFormProps) {
  const titleId = useId();
  const [uploads, setUploads] = useState<UploadsChoice>('keep');
  const [confirmed, setConfirmed] = useState('');
  const isOwn = confirmation === 'password';
  const canDelete = isOwn || confirmed === user.username;
  const remove = useAction(async () => {
    await client.deleteUser({ id: user.id, uploads, ...(isOwn ? { password: confirmed } : {}) });
    await onDeleted();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canDelete) void remove.run();
  }

  return (
    <form className="card stack" aria-labelledby={titleId} onSubmit={submit}>
      <h2 className="section-title" id={titleId}>
        {isOwn ? 'Delete your account' : `Delete ${user.username}`}
      </h2>
      <p className="soft">
        Stories are deleted too. Decisions and reports remain, without the name. This cannot be undone.
      </p>
      <fieldset className="field">
        <legend className="field-label">Uploads</legend>
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
      {isOwn ? (
        <TextField
          label="Your password"
          name="X-Password"
          type="password"
          autoComplete="current-password"
          error={remove.error}
          value={confirmed}
          onChange={setConfirmed}
        />
      ) : (
        <TextField
          label={`Type ${user.username} to confirm`}
          name="confirmation"
          autoComplete="off"
          value={confirmed}
          onChange={setConfirmed}
        />
      )}
      <FormError error={remove.error} fields={['X-Password']} />
      <div className="actions">
        <button type="submit" className="button button-bad" aria-disabled={remove.busy || !canDelete}>
          {remove.busy ? 'Deleting…' : 'Delete account'}
        </button>
      </div>
    </form>
  );
}
