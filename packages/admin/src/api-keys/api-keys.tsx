import type { Rating } from '@zoetrope/model';
import type { ApiKey } from '@zoetrope/model/management';
import { Field, LoadError } from '@zoetrope/ui';
import { type FormEvent, useState } from 'react';
import { FormError } from '../forms/form-error.tsx';
import { RatingOptions } from '../forms/rating-options.tsx';
import { useAction } from '../forms/use-action.ts';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import type { SectionProps } from '../section-props.ts';
import { KeyItem } from './key-item.tsx';
import './api-keys.css';

/** The API keys of clients, and a form to add one. */
export function ApiKeys({ management: { client } }: SectionProps) {
  const [changes, setChanges] = useState(0);
  const [name, setName] = useState('');
  const [rating, setRating] = useState<Rating | ''>('');
  const [done, setDone] = useState('');
  const keys = useLoadWithPrevious(`keys:${changes}`, ({ signal }) => client.getApiKeys({ signal }));
  const valid = (keys.value?.data ?? []).filter(({ revoked_at }) => revoked_at === undefined);

  const report = (message: string) => {
    setDone(message);
    setChanges((count) => count + 1);
  };
  const add = useAction(async () => {
    const { key } = await client.addApiKey({ name: name.trim(), max_rating: rating || null });
    setName('');
    setRating('');
    report(`The key ${key} was added.`);
  });
  const change = useAction(async ({ key, name, type, limits }: ApiKey, max_rating: Rating | null) => {
    await client.addApiKey({ key, name, type, limits, max_rating });
    report(`The rating of ${key} was saved.`);
  });
  const revoke = useAction(async ({ key }: ApiKey) => {
    await client.revokeApiKey({ key });
    report(`The key ${key} was revoked.`);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void add.run();
  }

  return (
    <div className="two-columns">
      <div className="stack">
        <h2 className="section-title">API keys</h2>
        <p role="status">{done}</p>
        <FormError error={change.error ?? revoke.error} />
        {keys.error === undefined ? null : (
          <LoadError error={keys.error} missing="This server has no API keys." onRetry={keys.retry} />
        )}
        {keys.value === undefined && keys.error === undefined ? <p className="soft">Loading…</p> : null}
        {keys.value && valid.length === 0 ? <p className="soft">There are no valid keys.</p> : null}
        {valid.length > 0 ? (
          <ul className="stack" aria-label="API keys">
            {valid.map((entry) => (
              <KeyItem
                key={entry.key}
                entry={entry}
                busy={change.busy || revoke.busy}
                onRate={(maxRating) => void change.run(entry, maxRating)}
                onRevoke={() => void revoke.run(entry)}
              />
            ))}
          </ul>
        ) : null}
      </div>
      <form className="card stack" aria-label="New API key" onSubmit={submit}>
        <h2 className="section-title">New API key</h2>
        <p className="soft">Keys identify the clients of the API. They are part of URLs, so they are not secret.</p>
        <Field label="Name" name="name" hint="For you, such as the application that uses it." error={add.error}>
          {(field) => (
            <input {...field} required maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Field label="Maximum rating" name="max_rating" error={add.error}>
          {(field) => (
            <select {...field} value={rating} onChange={(event) => setRating(event.target.value as Rating | '')}>
              <option value="">All</option>
              <RatingOptions />
            </select>
          )}
        </Field>
        <FormError error={add.error} fields={['name', 'max_rating']} />
        <div className="actions">
          <button type="submit" className="button button-primary" aria-disabled={add.busy}>
            {add.busy ? 'Adding…' : 'Add key'}
          </button>
        </div>
      </form>
    </div>
  );
}
