import type { ModerationStatus } from '@zoetrope/model/management';
import { LoadError, useNow } from '@zoetrope/ui';
import { useState } from 'react';
import { CursorPagination } from '../forms/cursor-pagination.tsx';
import { useAction } from '../forms/use-action.ts';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import { ViewSwitch } from '../forms/view-switch.tsx';
import { countGifs } from '../library/describe-results.ts';
import type { SectionProps } from '../section-props.ts';
import { type Decision, DecisionForm } from './decision-form.tsx';
import { QueueItem } from './queue-item.tsx';
import { useUndo } from './use-undo.ts';
import './queue.css';

const PAGE_SIZE = 25;

type View = Exclude<ModerationStatus, 'approved'>;

const VIEWS = { pending: 'Waiting for approval', rejected: 'Rejected' } as const satisfies {
  readonly [view in View]: string;
};

/** GIFs that wait for approval or were rejected, oldest first, and a form to decide on those that are selected. */
export function Queue({ management: { client }, detail }: SectionProps) {
  const [status, setStatus] = useState<View>(detail === 'rejected' ? 'rejected' : 'pending');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [changes, setChanges] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const now = useNow({ intervalMs: 30_000 });
  const cursor = cursors.at(-1);
  const queue = useLoadWithPrevious(`queue:${status}:${cursor}:${changes}`, async ({ signal }) => {
    const loaded = await client.getModerationQueue({ status, limit: PAGE_SIZE, next_cursor: cursor }, { signal });
    return { ...loaded, status };
  });
  // Until the page has loaded, the value is the previous one, which may be of the other view.
  const page = queue.value?.status === status ? queue.value : undefined;
  const entries = page?.data ?? [];
  const ids = entries.map(({ gif }) => gif.id).filter((id) => selected.has(id));
  const areAllSelected = entries.length > 0 && ids.length === entries.length;

  const reload = () => setChanges((count) => count + 1);
  const { record, text, ...undo } = useUndo({ subject: 'decision', undo: client.undoModeration, onChange: reload });
  const decide = useAction(async ({ status, rating, reason, message }: Decision) => {
    const why = status === 'rejected' ? { reason, message: message.trim() || undefined } : {};
    const { id } = await client.moderateGifs({ gif_ids: ids, status, ...why, ...(rating !== '' && { rating }) });
    record(id, `${countGifs(ids.length)} ${ids.length === 1 ? 'was' : 'were'} ${status}.`);
    setSelected(new Set());
    reload();
  });

  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }
  function open(view: View) {
    setStatus(view);
    setCursors([]);
    setSelected(new Set());
  }

  return (
    <div className="two-columns queue-columns">
      <div className="stack">
        <h2 className="section-title">{VIEWS[status]}</h2>
        <ViewSwitch
          label="Show"
          views={[
            ['pending', VIEWS.pending],
            ['rejected', VIEWS.rejected],
          ]}
          view={status}
          onChange={open}
        />
        {queue.error === undefined ? null : (
          <LoadError error={queue.error} missing="This server has no queue." onRetry={queue.retry} />
        )}
        {page && entries.length === 0 ? <p className="soft">{emptyText(status, cursors.length > 0)}</p> : null}
        {entries.length > 0 ? (
          <>
            <label className="choice-all">
              <input
                type="checkbox"
                checked={areAllSelected}
                onChange={() => setSelected(new Set(areAllSelected ? [] : entries.map(({ gif }) => gif.id)))}
              />
              Select all on this page
            </label>
            <ul className="stack" aria-label="Queue">
              {entries.map((entry) => (
                <QueueItem
                  key={entry.gif.id}
                  entry={entry}
                  now={now}
                  isSelected={selected.has(entry.gif.id)}
                  onToggle={() => toggle(entry.gif.id)}
                />
              ))}
            </ul>
          </>
        ) : null}
        <CursorPagination
          cursors={cursors}
          next={page?.next_cursor ?? ''}
          onChange={(next) => {
            setCursors(next);
            setSelected(new Set());
          }}
        />
      </div>
      <DecisionForm
        status={ids.length === 0 && text ? text : `${ids.length} selected`}
        canDecide={ids.length > 0 && !decide.busy}
        error={decide.error ?? undo.undo.error}
        onDecide={decide.run}
        {...undo}
      />
    </div>
  );
}

function emptyText(status: View, isLaterPage: boolean): string {
  if (isLaterPage) return 'No GIF is left on this page.';
  return status === 'pending' ? 'No GIF is waiting for approval.' : 'No GIF is rejected.';
}
