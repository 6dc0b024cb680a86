import type { ManagementClient } from '@zoetrope/management-api';
import type { Channel, Rating } from '@zoetrope/model';
import type { BulkEditRequest, BulkResult } from '@zoetrope/model/management';
import { Field } from '@zoetrope/ui';
import { type FormEvent, useState } from 'react';
import { ChannelOptions } from '../forms/channel-options.tsx';
import { ConfirmButton } from '../forms/confirm-button.tsx';
import { FormError } from '../forms/form-error.tsx';
import { RatingOptions } from '../forms/rating-options.tsx';
import { useAction } from '../forms/use-action.ts';
import { UndoButton } from '../queue/undo-button.tsx';
import { useUndo } from '../queue/use-undo.ts';
import { TagSuggestions } from '../tags/tag-suggestions.tsx';
import { toggleTag } from '../tags/toggle-tag.ts';
import { splitTags } from '../upload/split-tags.ts';
import { countGifs, describeResults, refusalsOf } from './describe-results.ts';

const FIELDS = ['add_tags', 'remove_tags', 'rating', 'license', 'author', 'source', 'channel'];
/** The fields that can be emptied, with their labels. */
const CLEARABLE = [
  ['alt_text', 'Description'],
  ['license', 'License'],
  ['author', 'Author'],
  ['source', 'Source'],
] as const;

type Clearable = (typeof CLEARABLE)[number][0];
const EMPTY = { add: '', remove: '', rating: '', license: '', author: '', source: '', channel: '' };

type Draft = { readonly [field in keyof typeof EMPTY]: string };

interface NamedRefusal {
  readonly message: string;
  readonly titles: readonly string[];
}

export interface BulkFormProps {
  readonly client: ManagementClient;
  readonly channels: readonly Channel[];
  readonly canModerate: boolean;
  /** Titles by id. */
  readonly selected: ReadonlyMap<string, string>;
  readonly onClear: () => void;
  /** Called after each change. */
  readonly onDone: () => void;
}

/** Edits or deletes the selected GIFs. An empty field remains as it is, unless it is cleared. */
export function BulkForm({ client, channels, canModerate, selected, onClear, onDone }: BulkFormProps) {
  const ids = [...selected.keys()];
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [cleared, setCleared] = useState<ReadonlySet<Clearable>>(new Set());
  const [refusals, setRefusals] = useState<readonly NamedRefusal[]>([]);
  const { record, text, ...undo } = useUndo({ subject: 'edit', undo: client.undoGifEdit, onChange: onDone });
  const set = (field: keyof Draft) => (event: { readonly target: { readonly value: string } }) =>
    setDraft({ ...draft, [field]: event.target.value });

  function finish(done: BulkResult, undoneBy: string | undefined) {
    const titlesOf = (ids: readonly string[]) => ids.map((id) => selected.get(id) || id);
    setRefusals(refusalsOf(done).map(({ message, ids }) => ({ message, titles: titlesOf(ids) })));
    record(undoneBy, describeResults(done));
    onClear();
    onDone();
  }
  const apply = useAction(async () => {
    const done = await client.editGifs({ gif_ids: ids, ...changesOf(draft, cleared) });
    setDraft(EMPTY);
    setCleared(new Set());
    finish(done, done.id);
  });
  const remove = useAction(async () => finish(await client.deleteGifs({ gif_ids: ids }), undefined));
  const isBusy = apply.busy || remove.busy;
  const hasSelection = ids.length > 0;
  const hasChange = Object.keys(changesOf(draft, cleared)).length > 0;
  const error = apply.error ?? remove.error;

  function toggleCleared(field: Clearable) {
    const next = new Set(cleared);
    if (!next.delete(field)) next.add(field);
    setCleared(next);
  }
  /** A cleared field has no new value. */
  const textOf = (field: 'license' | 'author' | 'source') => ({
    disabled: cleared.has(field),
    value: cleared.has(field) ? '' : draft[field],
    onChange: set(field),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && hasSelection && hasChange) void apply.run();
  }

  return (
    <form className="card stack" aria-label="Edit the selected GIFs" onSubmit={submit}>
      <h2 className="section-title" tabIndex={-1}>
        Selected GIFs
      </h2>
      <div className="selection">
        <p role="status">{!hasSelection && text ? text : `${ids.length} selected`}</p>
        {hasSelection ? (
          <button type="button" className="button" onClick={onClear}>
            Clear selection
          </button>
        ) : null}
      </div>
      {refusals.length > 0 && !hasSelection ? (
        <ul className="rules" aria-label="GIFs that could not be changed">
          {refusals.map(({ message, titles }) => (
            <li key={message}>
              {message} <span className="soft">{titles.join(', ')}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Field label="Add tags" name="add_tags" hint="Comma-separated." error={error}>
        {(field) => <input {...field} value={draft.add} onChange={set('add')} />}
      </Field>
      {hasSelection ? (
        <TagSuggestions
          client={client}
          ids={ids}
          added={splitTags(draft.add)}
          onToggle={(tag) => setDraft({ ...draft, add: toggleTag(draft.add, tag) })}
        />
      ) : null}
      <Field label="Remove tags" name="remove_tags" error={error}>
        {(field) => <input {...field} value={draft.remove} onChange={set('remove')} />}
      </Field>
      <div className="field-pairs">
        {canModerate ? (
          <Field label="Rating" name="rating" error={error}>
            {(field) => (
              <select {...field} value={draft.rating} onChange={set('rating')}>
                <option value="">Unchanged</option>
                <RatingOptions />
              </select>
            )}
          </Field>
        ) : null}
        <Field label="Move into" name="channel" error={error}>
          {(field) => (
            <select {...field} value={draft.channel} onChange={set('channel')}>
              <option value="">Unchanged</option>
              <ChannelOptions channels={channels} />
            </select>
          )}
        </Field>
        <Field label="License" name="license" error={error}>
          {(field) => <input {...field} maxLength={200} {...textOf('license')} />}
        </Field>
        <Field label="Author" name="author" error={error}>
          {(field) => <input {...field} maxLength={200} {...textOf('author')} />}
        </Field>
      </div>
      <Field label="Source" name="source" error={error}>
        {(field) => <input {...field} maxLength={2048} {...textOf('source')} />}
      </Field>
      <fieldset className="field">
        <legend className="field-label">Clear</legend>
        <div className="choices">
          {CLEARABLE.map(([field, label]) => (
            <label key={field} className="choice">
              <input type="checkbox" checked={cleared.has(field)} onChange={() => toggleCleared(field)} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <FormError error={error ?? undo.undo.error} fields={FIELDS} />
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={isBusy || !hasSelection || !hasChange}>
          {apply.busy ? 'Saving…' : 'Apply'}
        </button>
        <UndoButton {...undo} />
        <ConfirmButton
          label={remove.busy ? 'Deleting…' : 'Delete'}
          confirmLabel={`Delete ${countGifs(ids.length)} for good`}
          disabled={isBusy || !hasSelection}
          onConfirm={() => void remove.run()}
        />
      </div>
    </form>
  );
}

function changesOf(
  { add, remove, rating, license, author, source, channel }: Draft,
  cleared: ReadonlySet<Clearable>,
): Omit<BulkEditRequest, 'gif_ids'> {
  const add_tags = splitTags(add);
  const remove_tags = splitTags(remove);
  return {
    ...(add_tags.length > 0 && { add_tags }),
    ...(remove_tags.length > 0 && { remove_tags }),
    ...(rating !== '' && { rating: rating as Rating }),
    ...(license.trim() !== '' && { license: license.trim() }),
    ...(author.trim() !== '' && { author: author.trim() }),
    ...(source.trim() !== '' && { source: source.trim() }),
    ...(channel !== '' && { channel }),
    ...Object.fromEntries([...cleared].map((field) => [field, ''])),
  };
}
