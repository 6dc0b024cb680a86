import type { SearchReport } from '@zoetrope/model';
import { Field } from '@zoetrope/ui';
import { type FormEvent, useState } from 'react';
import type { Management } from '../account/create-management.ts';
import type { Clients } from '../clients.ts';
import { FormError } from '../forms/form-error.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useAction } from '../forms/use-action.ts';

/** Limit of search terms. */
const MAX_TERM_LENGTH = 50;
const REASONS = ['irrelevant', 'offensive', 'too few', 'broken'];

export interface ReportFormProps {
  readonly clients: Clients;
  readonly management: Management;
  readonly onReported: () => void;
}

/** Reports the results of a search. It runs the search first, because a report contains the id of the response. */
export function ReportForm({ clients, management, onReported }: ReportFormProps) {
  const [term, setTerm] = useState('');
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [info, setInfo] = useState('');
  const action = useAction(async (report: Omit<SearchReport, 'search_response_id'>) => {
    const { meta } = await clients.client.search(report.search_term, { limit: 1 });
    await management.client.reportSearch({ ...report, search_response_id: meta.response_id });
    setTerm('');
    setReasons([]);
    setInfo('');
    onReported();
  });

  function toggle(reason: string) {
    setReasons(reasons.includes(reason) ? reasons.filter((other) => other !== reason) : [...reasons, reason]);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reasons.length === 0) return;
    const search_term = term.trim();
    void action.run({ search_term, reasons, additional_info: info.trim(), search_content_type: 'gif' });
  }

  return (
    <form className="card stack" onSubmit={submit}>
      <h2 className="section-title">Report search results</h2>
      <TextField
        label="Search term"
        name="search_term"
        error={action.error}
        maxLength={MAX_TERM_LENGTH}
        value={term}
        onChange={setTerm}
      />
      <fieldset className="field">
        <legend className="field-label">What is wrong?</legend>
        <div className="choices">
          {REASONS.map((reason) => (
            <label key={reason} className="choice">
              <input type="checkbox" checked={reasons.includes(reason)} onChange={() => toggle(reason)} />
              {reason}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label="Details" name="additional_info" hint="Optional." error={action.error}>
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={1000}
            value={info}
            onChange={(event) => setInfo(event.target.value)}
          />
        )}
      </Field>
      <FormError error={action.error} fields={['search_term', 'additional_info']} />
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={action.busy || reasons.length === 0}>
          {action.busy ? 'Sending…' : 'Send report'}
        </button>
      </div>
    </form>
  );
}
