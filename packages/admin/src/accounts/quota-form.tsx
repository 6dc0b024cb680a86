import type { ManagementClient } from '@zoetrope/management-api';
import type { Account } from '@zoetrope/model/management';
import { Field, useLoad } from '@zoetrope/ui';
import { type FormEvent, useState } from 'react';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';

const MEGABYTE = 1e6;

export interface QuotaFormProps {
  readonly client: ManagementClient;
  readonly account: Account;
  readonly onDone: (message: string) => void;
}

/** What an account has stored, and its limits. An empty field is the limit of the service. */
export function QuotaForm({ client, account: { id, username }, onDone }: QuotaFormProps) {
  const [changes, setChanges] = useState(0);
  const [items, setItems] = useState('');
  const [megabytes, setMegabytes] = useState('');
  const current = useLoad(`quota:${id}:${changes}`, ({ signal }) => client.getUserQuota({ id }, { signal }));
  const save = useAction(async () => {
    await client.setUserQuota({
      id,
      ...(items === '' ? {} : { items: Number(items) }),
      ...(megabytes === '' ? {} : { bytes: Math.round(Number(megabytes) * MEGABYTE) }),
    });
    setChanges((count) => count + 1);
    onDone(`The quota of ${username} was saved.`);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save.run();
  }

  return (
    <form className="card stack" aria-label={`Quota of ${username}`} onSubmit={submit}>
      <h2 className="section-title">Quota</h2>
      {current.status === 'ready' ? (
        <p className="soft">
          {current.value.usage.items} of {current.value.quota.items ?? 'any number of'} uploads,{' '}
          {toMegabytes(current.value.usage.bytes)} of{' '}
          {current.value.quota.bytes === undefined ? 'any number of MB' : toMegabytes(current.value.quota.bytes)}
        </p>
      ) : null}
      <div className="field-pairs">
        <Field label="Uploads" name="items" error={save.error}>
          {(field) => (
            <input
              {...field}
              type="number"
              min={0}
              step={1}
              placeholder="Default"
              value={items}
              onChange={(event) => setItems(event.target.value)}
            />
          )}
        </Field>
        <Field label="Megabytes" name="bytes" error={save.error}>
          {(field) => (
            <input
              {...field}
              type="number"
              min={0}
              step="any"
              placeholder="Default"
              value={megabytes}
              onChange={(event) => setMegabytes(event.target.value)}
            />
          )}
        </Field>
      </div>
      <FormError
        error={save.error ?? (current.status === 'failed' ? current.error : undefined)}
        fields={['items', 'bytes']}
      />
      <div className="actions">
        <button type="submit" className="button" aria-disabled={save.busy}>
          {save.busy ? 'Saving…' : 'Save quota'}
        </button>
      </div>
    </form>
  );
}

function toMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
