import type { Gif } from '@zoetrope/model';
import { Field } from '@zoetrope/ui';
import { type FormEvent, useState } from 'react';
import type { Management } from '../account/create-management.ts';
import type { Clients } from '../clients.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { GifPicker } from '../picker/gif-picker.tsx';
import { HOUR_MS, toLocalInput } from './due.ts';

const WHEN = [
  { id: 'soon', label: 'In 10 seconds', delayMs: 10_000 },
  { id: 'minute', label: 'In a minute', delayMs: 60_000 },
  { id: 'custom', label: 'At a specific time', delayMs: undefined },
] as const;

export interface ScheduleFormProps {
  readonly clients: Clients;
  readonly management: Management;
  readonly onScheduled: () => void;
}

export function ScheduleForm({ clients, management, onScheduled }: ScheduleFormProps) {
  const [gifs, setGifs] = useState<readonly Gif[]>([]);
  const [when, setWhen] = useState<(typeof WHEN)[number]['id']>('soon');
  const [customTime, setCustomTime] = useState(() => toLocalInput(Date.now() + HOUR_MS));
  const [message, setMessage] = useState('');

  const action = useAction(async () => {
    const delayMs = WHEN.find(({ id }) => id === when)?.delayMs;
    const timestamp = delayMs === undefined ? new Date(customTime).getTime() : Date.now() + delayMs;
    const selected = gifs.map(({ id, is_sticker, type }) => ({ id, is_sticker, type }));
    const { data } = await management.client.scheduleGifs({ gifs: selected, timestamp });
    setMessage(data.length === 1 ? `${data[0]?.gif.title} is scheduled.` : `${data.length} GIFs are scheduled.`);
    setGifs([]);
    onScheduled();
  });
  const hint = message === '' ? 'Select at least one GIF.' : message;
  const status = gifs.length === 0 ? hint : '';

  function toggle(gif: Gif) {
    setMessage('');
    setGifs(gifs.some(({ id }) => id === gif.id) ? gifs.filter(({ id }) => id !== gif.id) : [...gifs, gif]);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (gifs.length > 0) void action.run();
  }

  const submitLabel = gifs.length > 1 ? `Schedule ${gifs.length} GIFs` : 'Schedule';
  return (
    <form className="card stack" onSubmit={submit}>
      <h2 className="section-title">Schedule trending GIFs</h2>
      <GifPicker clients={clients} label="GIFs" selectedIds={gifs.map(({ id }) => id)} onToggle={toggle} />
      <fieldset>
        <legend className="field-label">When</legend>
        <div className="choices">
          {WHEN.map(({ id, label }) => (
            <label key={id} className="choice">
              <input type="radio" name="when" value={id} checked={when === id} onChange={() => setWhen(id)} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {when === 'custom' ? (
        <Field label="Time" name="timestamp" error={action.error}>
          {(field) => (
            <input
              {...field}
              type="datetime-local"
              required
              value={customTime}
              onChange={(event) => setCustomTime(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <FormError error={action.error} fields={when === 'custom' ? ['timestamp'] : []} />
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={gifs.length === 0 || action.busy}>
          {action.busy ? 'Scheduling…' : submitLabel}
        </button>
      </div>
      <p role="status" className="soft">
        {status}
      </p>
    </form>
  );
}
