import type { ManagementClient } from '@zoetrope/management-api';
import { Field, LoadError } from '@zoetrope/ui';
import { useRef, useState } from 'react';
import { CursorPagination } from '../forms/cursor-pagination.tsx';
import { FormError } from '../forms/form-error.tsx';
import { SelectionBar } from '../forms/selection-bar.tsx';
import { useAction } from '../forms/use-action.ts';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import { GifThumb } from '../picker/gif-thumb.tsx';

const PAGE_SIZE = 24;

/** The pictures that nobody can upload again, and the form that unblocks those that are selected. */
export function BlockedPictures({ client }: { readonly client: ManagementClient }) {
  const [changes, setChanges] = useState(0);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const [done, setDone] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const cursor = cursors.at(-1);
  const blocked = useLoadWithPrevious(`blocked:${changes}:${cursor}`, ({ signal }) =>
    client.getBlockedPictures({ limit: PAGE_SIZE, next_cursor: cursor }, { signal }),
  );
  const pictures = blocked.value?.data ?? [];
  const ids = pictures.map(({ gif_id }) => gif_id).filter((id) => selected.has(id));
  const unblock = useAction(async () => {
    await client.unblockPictures({ gif_ids: ids, ...(note.trim() ? { note: note.trim() } : {}) });
    setDone(`${countPictures(ids.length)} can be uploaded again.`);
    setSelected(new Set());
    setNote('');
    setChanges((count) => count + 1);
  });
  const isDisabled = ids.length === 0 || unblock.busy;

  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }

  return (
    <div className="two-columns">
      <div className="stack">
        {blocked.error === undefined ? null : (
          <LoadError error={blocked.error} missing="This server blocks no pictures." onRetry={blocked.retry} />
        )}
        {blocked.value && pictures.length === 0 ? <p className="soft">No picture is blocked.</p> : null}
        <ul className="picker-list" aria-label="Blocked pictures">
          {pictures.map(({ gif_id, gif, title, reason, blocked_at }) => (
            <li key={gif_id}>
              <button
                type="button"
                className="picker-item"
                data-gif={gif_id}
                aria-pressed={selected.has(gif_id)}
                onClick={() => toggle(gif_id)}
              >
                {gif ? <GifThumb gif={gif} decorative /> : <span className="thumb no-picture">deleted</span>}
                <span className="picker-name">{title || 'Untitled'}</span>
                <span className="result-state">
                  {reason}, <time dateTime={blocked_at}>{new Date(blocked_at).toLocaleDateString('en')}</time>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <CursorPagination cursors={cursors} next={blocked.value?.next_cursor ?? ''} onChange={setCursors} />
        {ids.length > 0 ? (
          <SelectionBar
            text={`${countPictures(ids.length)} selected`}
            action="Go to form"
            onGo={() => heading.current?.focus()}
          />
        ) : null}
      </div>
      <form className="card stack takedown-form" aria-label="Unblock" onSubmit={(event) => event.preventDefault()}>
        <h2 className="section-title" ref={heading} tabIndex={-1}>
          Unblock
        </h2>
        <p className="soft">
          A takedown blocks its picture: nobody can upload or import it again in any size, format or quality. Unblocking
          it leaves the takedown.
        </p>
        <p role="status">{ids.length === 0 && done ? done : `${countPictures(ids.length)} selected`}</p>
        <Field label="Note to moderators" name="note" hint="Optional." error={unblock.error}>
          {(field) => (
            <textarea
              {...field}
              rows={2}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <FormError error={unblock.error} fields={['note']} />
        <div className="actions">
          <button
            type="button"
            className="button button-primary"
            aria-disabled={isDisabled}
            onClick={() => isDisabled || void unblock.run()}
          >
            {unblock.busy ? 'Unblocking…' : 'Unblock'}
          </button>
        </div>
      </form>
    </div>
  );
}

function countPictures(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`;
}
