import type { ManagementClient } from '@zoetrope/management-api';
import type { Account, AccountQuota } from '@zoetrope/model/management';
import { Field, LoadError, useLoad } from '@zoetrope/ui';
import { type FormEvent, useState } from 'react';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';

const MEGABYTE = 1e6;

export interface QuotaFormProps {
  readonly client: ManagementClient;
  readonly account: Account;
  readonly onDone: (message: string) => void;
}

/** What an account has stored, and a form for its own limits. */
export function QuotaForm({ client, account, onDone }: QuotaFormProps) {
  const { id } = account;
  const quota = useLoad(`quota:${id}`, ({ signal }) => client.getUserQuota({ id }, { signal }));
  switch (quota.status) {
    case 'loading':
      return <p className="card soft">Loading…</p>;
    case 'failed':
      return <LoadError error={quota.error} missing="This account has no quota." onRetry={quota.retry} />;
    case 'ready':
      return <LimitsForm client={client} account={account} loaded={quota.value} onDone={onDone} />;
  }
}

interface LimitsFormProps extends QuotaFormProps {
  readonly loaded: AccountQuota;
}

function LimitsForm({ client, account: { id, username }, loaded, onDone }: LimitsFormProps) {
  const [{ usage, quota }, setCurrent] = useState(loaded);
  const [items, setItems] = useState(limitOf(loaded.own.items, 1));
  const [bytes, setBytes] = useState(limitOf(loaded.own.bytes, MEGABYTE));
  const save = useAction(async () => {
    setCurrent(await client.setUserQuota({ id, items: toValue(items, 1), bytes: toValue(bytes, MEGABYTE) }));
    onDone(`The quota of ${username} was saved.`);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save.run();
  }

  return (
    <form className="card stack" aria-label={`Quota of ${username}`} onSubmit={submit}>
      <h2 className="section-title">Quota</h2>
      <p className="soft">
        {usage.items} {quota.items === undefined ? 'uploads, without a limit' : `of ${quota.items} uploads`};{' '}
        {toMegabytes(usage.bytes)} {quota.bytes === undefined ? 'without a limit' : `of ${toMegabytes(quota.bytes)}`}
      </p>
      <div className="field-pairs">
        <LimitField label="Uploads" name="items" step={1} limit={items} error={save.error} onChange={setItems} />
        <LimitField label="Megabytes" name="bytes" step="any" limit={bytes} error={save.error} onChange={setBytes} />
      </div>
      <p className="soft">Without a number, the limit is that of the service.</p>
      <FormError error={save.error} fields={['items', 'bytes']} />
      <div className="actions">
        <button type="submit" className="button" aria-disabled={save.busy}>
          {save.busy ? 'Saving…' : 'Save quota'}
        </button>
      </div>
    </form>
  );
}

interface Limit {
  /** A number, or empty for the limit of the service. */
  readonly text: string;
  readonly isUnlimited: boolean;
}

interface LimitFieldProps {
  readonly label: string;
  readonly name: string;
  readonly step: number | 'any';
  readonly limit: Limit;
  readonly error: unknown;
  readonly onChange: (limit: Limit) => void;
}

function LimitField({ label, name, step, limit, error, onChange }: LimitFieldProps) {
  return (
    <div className="stack">
      <Field label={label} name={name} error={error}>
        {(field) => (
          <input
            {...field}
            type="number"
            min={0}
            step={step}
            disabled={limit.isUnlimited}
            value={limit.text}
            onChange={(event) => onChange({ ...limit, text: event.target.value })}
          />
        )}
      </Field>
      <label className="choice">
        <input
          type="checkbox"
          aria-label={`No limit of ${label.toLowerCase()}`}
          checked={limit.isUnlimited}
          onChange={(event) => onChange({ ...limit, isUnlimited: event.target.checked })}
        />
        No limit
      </label>
    </div>
  );
}

function limitOf(own: number | null | undefined, unit: number): Limit {
  return { text: own === null || own === undefined ? '' : String(own / unit), isUnlimited: own === null };
}

function toValue({ text, isUnlimited }: Limit, unit: number): number | null | undefined {
  if (isUnlimited) return null;
  return text === '' ? undefined : Math.round(Number(text) * unit);
}

function toMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
