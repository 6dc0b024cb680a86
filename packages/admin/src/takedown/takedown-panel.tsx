import type { SearchServiceGif } from '@zoetrope/model/management';
import { Field } from '@zoetrope/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Management } from '../account/create-management.ts';
import type { Clients } from '../clients.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { GifThumb } from '../picker/gif-thumb.tsx';
import { AvailabilityList } from './availability-list.tsx';
import { checkAvailability } from './check-availability.ts';

const REASONS = ['Copyright infringement', 'Privacy violation', 'Harmful content'] as const;

export interface TakedownPanelProps {
  readonly result: SearchServiceGif;
  readonly clients: Clients;
  readonly management: Management;
  readonly onChange: () => void;
}

/** Takes a GIF down or restores it, and shows where it is publicly available. */
export function TakedownPanel({ result: { gif }, clients, management, onChange }: TakedownPanelProps) {
  const [reason, setReason] = useState<string>(REASONS[0]);
  const [note, setNote] = useState('');
  const [mail, setMail] = useState(true);
  const [version, setVersion] = useState(0);
  const panel = useRef<HTMLFormElement>(null);

  // On a narrow screen the panel is below the list. The braces matter: newer engines return a promise, which is not a
  // cleanup function.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const action = useAction(async () => {
    const { client } = management;
    if (gif.is_removed) await client.moderateGif({ id: gif.id, status: 'approved' });
    else {
      const takedowns = [{ gif_id: gif.id, reason }];
      await client.takedown({ takedowns, send_email: mail, ...(note.trim() ? { note: note.trim() } : {}) });
    }
    setVersion((count) => count + 1);
    onChange();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void action.run();
  }

  return (
    <form className="card stack" ref={panel} onSubmit={submit} aria-label={gif.title || 'Untitled'}>
      <div className="takedown-head">
        <GifThumb gif={gif} />
        <h2 className="section-title">{gif.title || 'Untitled'}</h2>
      </div>
      <AvailabilityList gifId={gif.id} version={version} check={() => checkAvailability(gif, clients)} />
      {gif.is_removed ? (
        <p>This GIF was taken down. Only moderators can find it.</p>
      ) : (
        <>
          <Field label="Reason" name="reason" error={action.error}>
            {(field) => (
              <select {...field} value={reason} onChange={(event) => setReason(event.target.value)}>
                {REASONS.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Note to moderators" name="note" error={action.error}>
            {(field) => <textarea {...field} rows={2} value={note} onChange={(event) => setNote(event.target.value)} />}
          </Field>
          <label className="choice">
            <input type="checkbox" checked={mail} onChange={(event) => setMail(event.target.checked)} />
            Notify the owner by email
          </label>
        </>
      )}
      <FormError error={action.error} fields={['reason', 'note']} />
      <div className="actions">
        <button
          type="submit"
          className={gif.is_removed ? 'button button-primary' : 'button button-bad'}
          aria-disabled={action.busy}
        >
          {buttonText({ isRemoved: gif.is_removed, isBusy: action.busy })}
        </button>
      </div>
    </form>
  );
}

function buttonText({ isRemoved, isBusy }: { isRemoved: boolean; isBusy: boolean }): string {
  if (isRemoved) return isBusy ? 'Restoring…' : 'Restore';
  return isBusy ? 'Taking down…' : 'Take down';
}
