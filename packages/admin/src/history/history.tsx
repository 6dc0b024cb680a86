import type { ModerationAction, ModerationActionType } from '@zoetrope/model/management';
import { LoadError, useNow } from '@zoetrope/ui';
import { type FormEvent, useId, useState } from 'react';
import { CursorPagination } from '../forms/cursor-pagination.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import { undoText } from '../queue/use-undo.ts';
import type { SectionProps } from '../section-props.ts';
import { ActionItem, MAX_GIFS } from './action-item.tsx';
import { ACTION_LABELS } from './describe-action.ts';
import './history.css';

const PAGE_SIZE = 20;

interface Filter {
  /** Empty for all. */
  readonly action: ModerationActionType | '';
  /** Empty for all. */
  readonly gifId: string;
}

/** The audit trail: what moderators decided, and what was edited or deleted; with undo. `detail` is the id of a GIF. */
export function History({ management: { client }, detail }: SectionProps) {
  const id = useId();
  const [draft, setDraft] = useState<Filter>({ action: '', gifId: detail });
  const [filter, setFilter] = useState(draft);
  const [changes, setChanges] = useState(0);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [done, setDone] = useState('');
  const now = useNow({ intervalMs: 30_000 });
  const cursor = cursors.at(-1);
  const trail = useLoadWithPrevious(`history:${changes}:${JSON.stringify(filter)}:${cursor}`, async ({ signal }) => {
    const page = await client.getModerationActions(
      {
        limit: PAGE_SIZE,
        next_cursor: cursor,
        ...(filter.action !== '' && { action: filter.action }),
        ...(filter.gifId !== '' && { gif_id: filter.gifId }),
      },
      { signal },
    );
    const ids = [...new Set(page.data.flatMap(({ gifs }) => gifs.slice(0, MAX_GIFS).map(({ gif_id }) => gif_id)))];
    const { data } = ids.length === 0 ? { data: [] } : await client.getGifMetadata({ gif_ids: ids }, { signal });
    return { ...page, titles: new Map(data.map((gif) => [gif.id, gif.title])) };
  });
  const { data: actions = [], next_cursor: next = '', titles = new Map<string, string>() } = trail.value ?? {};
  const undo = useAction(async (action: ModerationAction) => {
    setDone('');
    const { skipped } = await client.undoModeration({ id: action.id });
    setDone(undoText('action', skipped.length));
    setChanges((count) => count + 1);
  });

  function show(chosen: Filter) {
    setDraft(chosen);
    setFilter(chosen);
    setCursors([]);
    setDone('');
    undo.clear();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    show({ ...draft, gifId: draft.gifId.trim() });
  }

  return (
    <div className="stack">
      <h2 className="section-title">History</h2>
      <search>
        <form className="card history-filter" aria-label="Filter the history" onSubmit={submit}>
          <div className="field">
            <label htmlFor={`${id}-action`}>Action</label>
            <select
              id={`${id}-action`}
              className="input"
              value={draft.action}
              onChange={(event) => setDraft({ ...draft, action: event.target.value as Filter['action'] })}
            >
              <option value="">All</option>
              {Object.entries(ACTION_LABELS).map(([action, label]) => (
                <option key={action} value={action}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${id}-gif`}>Id of a GIF</label>
            <input
              id={`${id}-gif`}
              className="input"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              value={draft.gifId}
              onChange={(event) => setDraft({ ...draft, gifId: event.target.value })}
            />
          </div>
          <button type="submit" className="button button-primary">
            Show
          </button>
        </form>
      </search>
      <p role="status">{done}</p>
      <FormError error={undo.error} />
      {trail.error === undefined ? null : (
        <LoadError error={trail.error} missing="This server has no history." onRetry={trail.retry} />
      )}
      {trail.value && actions.length === 0 ? <p className="soft">No action was found.</p> : null}
      <ul className="stack" aria-label="Actions">
        {actions.map((action) => (
          <ActionItem
            key={action.id}
            action={action}
            titles={titles}
            now={now}
            busy={undo.busy}
            onUndo={() => void undo.run(action)}
            onShowGif={(gifId) => show({ action: '', gifId })}
          />
        ))}
      </ul>
      <CursorPagination cursors={cursors} next={next} onChange={setCursors} />
    </div>
  );
}
