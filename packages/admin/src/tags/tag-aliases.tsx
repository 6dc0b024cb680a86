import type { TagAlias, TagAliasChange, TagAliasDraft } from '@zoetrope/model/management';
import { LoadError } from '@zoetrope/ui';
import { type FormEvent, useRef, useState } from 'react';
import { FormError } from '../forms/form-error.tsx';
import { Pagination } from '../forms/pagination.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useAction } from '../forms/use-action.ts';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import { countGifs } from '../library/describe-results.ts';
import { UndoButton } from '../queue/undo-button.tsx';
import { useUndo } from '../queue/use-undo.ts';
import type { SectionProps } from '../section-props.ts';
import { AliasItem } from './alias-item.tsx';
import './tag-aliases.css';

const PAGE_SIZE = 50;
const EMPTY: TagAliasDraft = { alias: '', tag: '' };

/** The tags that others replace, and a form to add one. */
export function TagAliases({ management: { client } }: SectionProps) {
  const [offset, setOffset] = useState(0);
  const [changes, setChanges] = useState(0);
  const [draft, setDraft] = useState(EMPTY);
  const heading = useRef<HTMLHeadingElement>(null);
  const page = useLoadWithPrevious(`tag-aliases:${changes}:${offset}`, ({ signal }) =>
    client.getTagAliases({ limit: PAGE_SIZE, offset }, { signal }),
  );
  const reload = () => setChanges((count) => count + 1);
  const { record, text, ...undo } = useUndo({ subject: 'edit', undo: client.undoGifEdit, onChange: reload });
  const aliases = page.value?.data ?? [];
  const total = page.value?.pagination.total_count ?? 0;

  /** A call changes up to 1,000 GIFs. */
  async function apply(alias: TagAliasDraft) {
    let changed = 0;
    let done: TagAliasChange;
    do {
      done = await client.addTagAlias(alias);
      changed += done.changed;
      record(done.edit_id, describeChange(done, changed));
    } while (!done.is_complete);
    reload();
  }
  const add = useAction(async () => {
    await apply({ alias: draft.alias.trim(), tag: draft.tag.trim() });
    setDraft(EMPTY);
  });
  const change = useAction(({ alias, tag }: TagAlias) => apply({ alias, tag }));
  const remove = useAction(async ({ alias }: TagAlias) => {
    await client.deleteTagAlias({ alias });
    record(undefined, `The alias “${alias}” was deleted.`);
    heading.current?.focus();
    reload();
  });
  const isBusy = add.busy || change.busy || remove.busy;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void add.run();
  }

  return (
    <div className="two-columns">
      <div className="stack">
        <h2 className="section-title" tabIndex={-1} ref={heading}>
          Tag aliases
        </h2>
        <div className="alias-status">
          <p role="status">{text}</p>
          <UndoButton {...undo} />
        </div>
        <FormError error={change.error ?? remove.error ?? undo.undo.error} />
        {page.error === undefined ? null : (
          <LoadError error={page.error} missing="This server has no tag aliases." onRetry={page.retry} />
        )}
        {page.value === undefined && page.error === undefined ? <p className="soft">Loading…</p> : null}
        {page.value && total === 0 ? <p className="soft">No tag has an alias.</p> : null}
        {aliases.length > 0 ? (
          <ul className="alias-list card" aria-label="Tag aliases">
            {aliases.map((entry) => (
              <AliasItem
                key={entry.alias}
                entry={entry}
                busy={isBusy}
                onChange={() => void change.run(entry)}
                onDelete={() => void remove.run(entry)}
              />
            ))}
          </ul>
        ) : null}
        <Pagination {...{ offset, total }} pageSize={PAGE_SIZE} count={aliases.length} onChange={setOffset} />
      </div>
      <form className="card stack" aria-label="New tag alias" onSubmit={submit}>
        <h2 className="section-title">New tag alias</h2>
        <p className="soft">
          The alias is replaced by the tag in all GIFs, now and whenever it is written. Searches for it find GIFs with
          the tag.
        </p>
        <TextField
          label="Alias"
          name="alias"
          hint="Such as “kitty”."
          error={add.error}
          maxLength={50}
          value={draft.alias}
          onChange={(alias) => setDraft({ ...draft, alias })}
        />
        <TextField
          label="Tag"
          name="tag"
          hint="Such as “cat”."
          error={add.error}
          maxLength={50}
          value={draft.tag}
          onChange={(tag) => setDraft({ ...draft, tag })}
        />
        <FormError error={add.error} fields={['alias', 'tag']} />
        <div className="actions">
          <button type="submit" className="button button-primary" aria-disabled={isBusy}>
            {add.busy ? 'Adding…' : 'Add alias'}
          </button>
        </div>
      </form>
    </div>
  );
}

function describeChange({ alias, tag, is_complete }: TagAliasChange, changed: number): string {
  const gifs = changed === 0 ? '' : ` ${countGifs(changed)} ${changed === 1 ? 'was' : 'were'} changed.`;
  return is_complete ? `“${alias}” is an alias of “${tag}”.${gifs}` : `Changing GIFs…${gifs}`;
}
