import type { ManagementClient } from '@zoetrope/management-api';
import type { Channel } from '@zoetrope/model';
import type { ChannelDraft } from '@zoetrope/model/management';
import { Field } from '@zoetrope/ui';
import { type FormEvent, useState } from 'react';
import { ChannelOptions } from '../forms/channel-options.tsx';
import { focusOnce } from '../forms/focus-once.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { suggestSlug } from './suggest-slug.ts';

export interface NewChannelProps {
  readonly client: ManagementClient;
  /** The possible parents. */
  readonly parents: readonly Channel[];
  /** Whether it may be a top-level channel. */
  readonly canBeRoot: boolean;
  readonly onCreated: (channel: Channel) => void;
  readonly onCancel: () => void;
}

/** Creates a channel, as the last of its siblings. */
export function NewChannel({ client, parents, canBeRoot, onCreated, onCancel }: NewChannelProps) {
  const [name, setName] = useState('');
  // Empty: derived from the name.
  const [ownSlug, setOwnSlug] = useState('');
  const [parent, setParent] = useState(canBeRoot ? '' : (parents[0]?.id ?? ''));
  const slug = ownSlug || suggestSlug(name);
  const action = useAction(async (draft: ChannelDraft) => onCreated(await client.createChannel(draft)));

  function submit(event: FormEvent) {
    event.preventDefault();
    void action.run({ slug, display_name: name.trim(), ...(parent ? { parent } : {}) });
  }

  return (
    <form className="card stack" aria-label="New channel" onSubmit={submit}>
      <h3 className="section-title">New channel</h3>
      <Field label="Name" name="display_name" error={action.error}>
        {(field) => (
          <input
            {...field}
            ref={focusOnce}
            required
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Slug"
        name="slug"
        hint="Used in URLs; cannot be changed later. 2 to 60 lowercase letters, digits and hyphens."
        error={action.error}
      >
        {(field) => (
          <input
            {...field}
            required
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={slug}
            onChange={(event) => setOwnSlug(event.target.value)}
          />
        )}
      </Field>
      <Field label="Parent" name="parent" error={action.error}>
        {(field) => (
          <select {...field} value={parent} onChange={(event) => setParent(event.target.value)}>
            {canBeRoot ? <option value="">Top level</option> : null}
            <ChannelOptions channels={parents} />
          </select>
        )}
      </Field>
      <FormError error={action.error} fields={['display_name', 'slug', 'parent']} />
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={action.busy}>
          {action.busy ? 'Creating…' : 'Create channel'}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
