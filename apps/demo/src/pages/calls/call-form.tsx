import type { Client } from '@zoetrope/fetch-api';
import { useState } from 'react';
import { CopyField } from '../../parts/copy-field.tsx';
import { refusedField } from '../management/forms/refusal.ts';
import type { Call } from './call.ts';
import { CallField } from './call-field.tsx';
import { CallResult } from './call-result.tsx';
import { firstValues, readForm } from './read-form.ts';
import type { Recorder } from './record-exchanges.ts';
import { toCode } from './to-code.ts';
import { useCall } from './use-call.ts';

export interface CallFormProps {
  readonly call: Call;
  readonly client: Client;
  readonly recorder: Recorder;
}

/** One call: its parameters, its code, and what comes of it. */
export function CallForm({ call, client, recorder }: CallFormProps) {
  const [values, setValues] = useState(() => firstValues(call));
  const [reload, setReload] = useState(false);
  const { outcome, send, cancel } = useCall(client, recorder, call);
  const given = readForm(call, values);
  const error = outcome.status === 'failed' ? outcome.value : undefined;

  return (
    <section className="call" aria-labelledby="call-name">
      <header className="call-head">
        <h2 id="call-name">{call.name}</h2>
        <code className="call-asks">{call.asks}</code>
        <p>{call.about}</p>
      </header>
      <form
        className="call-form"
        onSubmit={(event) => {
          event.preventDefault();
          send(given, { reload });
        }}
      >
        {call.parameters.length > 0 ? (
          <div className="call-fields">
            {call.parameters.map((parameter) => (
              <CallField
                key={parameter.name}
                parameter={parameter}
                value={values[parameter.name] ?? ''}
                error={error}
                onChange={(value) => setValues({ ...values, [parameter.name]: value })}
              />
            ))}
          </div>
        ) : (
          <p className="call-bare">This method has no parameters.</p>
        )}
        <div className="call-send">
          <button type="submit" className="button button-primary">
            Send
          </button>
          {outcome.status === 'running' ? (
            <button type="button" className="button" onClick={cancel}>
              Cancel
            </button>
          ) : null}
          <label className="call-reload">
            <input type="checkbox" checked={reload} onChange={(event) => setReload(event.target.checked)} />
            Bypass the cache
          </label>
        </div>
      </form>
      <CopyField label="Code" action="Copy code" text={toCode(call, given)} />
      <CallResult outcome={outcome} isTold={call.parameters.some(({ name }) => name === refusedField(error))} />
    </section>
  );
}
