import type { ModerationReason, QueuedGif } from '@zoetrope/model/management';
import { Field, LoadError, useNow } from '@zoetrope/ui';
import { useState } from 'react';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import { GifThumb } from '../picker/gif-thumb.tsx';
import { agoText } from '../reports/ago-text.ts';
import type { SectionProps } from '../section-props.ts';
import { MODERATION_REASONS } from './moderation-reasons.ts';
import { UndoButton } from './undo-button.tsx';
import { useUndo } from './use-undo.ts';
import './queue.css';

const PAGE_SIZE = 25;

/** GIFs that wait for approval, oldest first, and a form to decide on those that are selected. */
export function Queue({ management: { client } }: SectionProps) {
  const [changes, setChanges] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState<ModerationReason>('quality');
  const [message, setMessage] = useState('');
  const now = useNow({ intervalMs: 30_000 });
  const queue = useLoadWithPrevious(`queue:${changes}`, ({ signal }) =>
    client.getModerationQueue({ limit: PAGE_SIZE }, { signal }),
  );
  const { data: waiting = [], next_cursor: nextCursor } = queue.value ?? {};
  const ids = waiting.map(({ gif }) => gif.id).filter((id) => selected.has(id));
  const areAllSelected = waiting.length > 0 && ids.length === waiting.length;

  const reload = () => setChanges((count) => count + 1);
  const { record, text, ...undo } = useUndo({
    subject: 'decision',
    undo: client.undoModeration,
    onChange: reload,
  });
  const decide = useAction(async (status: 'approved' | 'rejected') => {
    const why = status === 'rejected' ? { reason, message: message.trim() || undefined } : {};
    const { id } = await client.moderateGifs({ gif_ids: ids, status, ...why });
    record(id, `${ids.length === 1 ? '1 GIF was' : `${ids.length} GIFs were`} ${status}.`);
    setSelected(new Set());
    reload();
  });
  const isDisabled = decide.busy || ids.length === 0;

  function toggle(id: string) {
    const next = new Set(selected);
    if (next.has(id)) next.delete(id);
    else next.add(id);
    setSelected(next);
  }

  return (
    <div className="two-columns">
      <div className="stack">
        <h2 className="section-title">Waiting for approval</h2>
        {queue.error === undefined ? null : (
          <LoadError error={queue.error} missing="This server has no queue." onRetry={queue.retry} />
        )}
        {queue.value && waiting.length === 0 ? <p className="soft">No GIF is waiting for approval.</p> : null}
        {waiting.length > 0 ? (
          <>
            <label className="choice-all">
              <input
                type="checkbox"
                checked={areAllSelected}
                onChange={() => setSelected(new Set(areAllSelected ? [] : waiting.map(({ gif }) => gif.id)))}
              />
              Select all
            </label>
            <ul className="stack" aria-label="Queue">
              {waiting.map((entry) => (
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
        {nextCursor ? <p className="soft">More GIFs are waiting. They follow once these are decided on.</p> : null}
      </div>
      <form className="card stack queue-form" aria-label="Decision" onSubmit={(event) => event.preventDefault()}>
        <h2 className="section-title">Decision</h2>
        <p role="status">{ids.length === 0 && text ? text : `${ids.length} selected`}</p>
        <Field label="Reason for a rejection" name="reason" error={decide.error}>
          {(field) => (
            <select {...field} value={reason} onChange={(event) => setReason(event.target.value as ModerationReason)}>
              {MODERATION_REASONS.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label="Message to the uploader"
          name="message"
          hint="Sent with a rejection. Optional."
          error={decide.error}
        >
          {(field) => (
            <textarea
              {...field}
              rows={2}
              maxLength={500}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
        <FormError error={decide.error ?? undo.undo.error} fields={['reason', 'message']} />
        <div className="actions">
          <button
            type="button"
            className="button button-primary"
            aria-disabled={isDisabled}
            onClick={() => isDisabled || void decide.run('approved')}
          >
            Approve
          </button>
          <button
            type="button"
            className="button button-bad"
            aria-disabled={isDisabled}
            onClick={() => isDisabled || void decide.run('rejected')}
          >
            Reject
          </button>
          <UndoButton {...undo} />
        </div>
      </form>
    </div>
  );
}

interface QueueItemProps {
  readonly entry: QueuedGif;
  readonly now: number;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
}

function QueueItem({ entry: { gif, uploader, since }, now, isSelected, onToggle }: QueueItemProps) {
  return (
    <li className="card" data-gif={gif.id}>
      <label className="queue-item">
        <input type="checkbox" checked={isSelected} onChange={onToggle} />
        <GifThumb gif={gif} decorative />
        <span className="queue-facts">
          <b>{gif.title || 'Untitled'}</b>
          <span className="soft">
            {uploader === undefined ? '' : `${uploader.username}, `}
            <time dateTime={since}>{agoText(now - Date.parse(since))}</time>
          </span>
        </span>
      </label>
    </li>
  );
}
