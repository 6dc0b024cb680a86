import { Field } from '@zoetrope/ui';
import { type FormEvent, useState } from 'react';
import type { Management } from '../account/create-management.ts';
import type { Clients } from '../clients.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { countGifs } from '../library/describe-results.ts';
import { GifThumb } from '../picker/gif-thumb.tsx';
import { AvailabilityList } from './availability-list.tsx';
import { checkAvailability } from './check-availability.ts';
import type { TakedownEntry } from './takedown-entry.ts';
import { TakedownState } from './takedown-state.tsx';

const REASONS = ['Copyright infringement', 'Privacy violation', 'Harmful content'] as const;

export interface TakedownPanelProps {
  /** At least one. */
  readonly entries: readonly TakedownEntry[];
  readonly clients: Clients;
  readonly management: Management;
  /** Called with what was done. */
  readonly onChange: (text: string) => void;
}

/** Takes GIFs down or restores them, and shows where a single one is publicly available. */
export function TakedownPanel({ entries, clients, management: { client }, onChange }: TakedownPanelProps) {
  const [reason, setReason] = useState<string>(REASONS[0]);
  const [note, setNote] = useState('');
  const [mail, setMail] = useState(true);
  const [version, setVersion] = useState(0);
  const [single] = entries.length === 1 ? entries : [];
  const removed = entries.filter(({ state }) => state === 'taken-down');
  const shown = entries.filter(({ state }) => state !== 'taken-down');
  const isEachApproved = removed.every(({ isApproved }) => isApproved);

  function changed(text: string) {
    setVersion((count) => count + 1);
    onChange(text);
  }
  const takeDown = useAction(async () => {
    const takedowns = shown.map(({ gif }) => ({ gif_id: gif.id, reason }));
    await client.takedown({ takedowns, send_email: mail, ...(note.trim() ? { note: note.trim() } : {}) });
    changed(`${countGifs(shown.length)} ${shown.length === 1 ? 'was' : 'were'} taken down.`);
  });
  const restore = useAction(async () => {
    await client.moderateGifs({ gif_ids: removed.map(({ gif }) => gif.id), status: 'approved' });
    changed(`${countGifs(removed.length)} ${removed.length === 1 ? 'was' : 'were'} restored.`);
  });
  const isBusy = takeDown.busy || restore.busy;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (shown.length > 0 && !isBusy) void takeDown.run();
  }

  const name = single ? single.gif.title || 'Untitled' : `${countGifs(entries.length)} selected`;
  const count = (text: string, part: readonly TakedownEntry[]) => (single ? text : `${text} ${countGifs(part.length)}`);
  return (
    <form className="card stack takedown-form" onSubmit={submit} aria-label={name}>
      {single ? (
        <div className="takedown-head">
          <GifThumb gif={single.gif} />
          <h2 className="section-title" tabIndex={-1}>
            {name}
          </h2>
        </div>
      ) : (
        <h2 className="section-title" tabIndex={-1}>
          {name}
        </h2>
      )}
      {single ? (
        <>
          <TakedownState entry={single} />
          <AvailabilityList
            gifId={single.gif.id}
            version={version}
            check={() => checkAvailability(single.gif, clients)}
          />
        </>
      ) : null}
      {isEachApproved ? null : <p>A GIF that waited for approval or was rejected is approved when it is restored.</p>}
      {shown.length > 0 ? (
        <>
          <Field label="Reason" name="reason" error={takeDown.error}>
            {(field) => (
              <select {...field} value={reason} onChange={(event) => setReason(event.target.value)}>
                {REASONS.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Note to moderators" name="note" error={takeDown.error}>
            {(field) => <textarea {...field} rows={2} value={note} onChange={(event) => setNote(event.target.value)} />}
          </Field>
          <label className="choice">
            <input type="checkbox" checked={mail} onChange={(event) => setMail(event.target.checked)} />
            {single ? 'Notify the owner by email' : 'Notify the owners by email'}
          </label>
        </>
      ) : null}
      <FormError error={takeDown.error ?? restore.error} fields={['reason', 'note']} />
      <div className="actions">
        {shown.length > 0 ? (
          <button type="submit" className="button button-bad" aria-disabled={isBusy}>
            {takeDown.busy ? 'Taking down…' : count('Take down', shown)}
          </button>
        ) : null}
        {removed.length > 0 ? (
          <button
            type="button"
            className="button button-primary"
            aria-disabled={isBusy}
            onClick={() => isBusy || void restore.run()}
          >
            {restore.busy ? 'Restoring…' : count(isEachApproved ? 'Restore' : 'Restore and approve', removed)}
          </button>
        ) : null}
      </div>
    </form>
  );
}
