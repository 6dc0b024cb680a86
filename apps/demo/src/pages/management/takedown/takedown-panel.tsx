import type { SearchServiceGif } from '@zoetrope/model/management';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Clients } from '../../../clients.ts';
import type { Management } from '../account/create-management.ts';
import { Field } from '../forms/field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { GifThumb } from '../picker/gif-thumb.tsx';
import { PlaceList } from './place-list.tsx';
import { publicPlaces } from './public-places.ts';

const REASONS = ['Copyright infringement', 'Privacy violation', 'Harmful content'] as const;

export interface TakedownPanelProps {
  readonly found: SearchServiceGif;
  readonly clients: Clients;
  readonly management: Management;
  readonly onChange: () => void;
}

/** One GIF: where everyone can see it, and what a moderator does about that. */
export function TakedownPanel({ found: { gif }, clients, management, onChange }: TakedownPanelProps) {
  const [reason, setReason] = useState<string>(REASONS[0]);
  const [note, setNote] = useState('');
  const [mail, setMail] = useState(true);
  const [looks, setLooks] = useState(0);
  const panel = useRef<HTMLFormElement>(null);

  // On a narrow screen it stands below the list that it was opened from. What scrolling gives in newer engines, a promise,
  // is no clean-up.
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
    setLooks((count) => count + 1);
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
      <PlaceList name={gif.id} looks={looks} look={() => publicPlaces(gif, clients)} />
      {gif.is_removed ? (
        <p>This GIF was taken down. Only moderators can find it.</p>
      ) : (
        <>
          <Field label="Reason" name="reason" error={action.error}>
            {(field) => (
              <select {...field} value={reason} onChange={(event) => setReason(event.target.value)}>
                {REASONS.map((each) => (
                  <option key={each}>{each}</option>
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
          {buttonText(gif.is_removed, action.busy)}
        </button>
      </div>
    </form>
  );
}

function buttonText(isRemoved: boolean, busy: boolean): string {
  if (isRemoved) return busy ? 'Restoring…' : 'Restore';
  return busy ? 'Taking down…' : 'Take down';
}
