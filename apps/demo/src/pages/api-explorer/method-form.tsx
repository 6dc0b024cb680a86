import type { Client } from '@zoetrope/fetch-api';
import { invalidField } from '@zoetrope/ui';
import { useState } from 'react';
import { CopyField } from '../../parts/copy-field.tsx';
import type { Method } from './method.ts';
import { ParameterField } from './parameter-field.tsx';
import { initialValues, readForm } from './read-form.ts';
import type { Recorder } from './record-exchanges.ts';
import { ResponseView } from './response-view.tsx';
import { toCode } from './to-code.ts';
import { useRequest } from './use-request.ts';

export interface MethodFormProps {
  readonly method: Method;
  readonly client: Client;
  readonly recorder: Recorder;
}

/** The form of one method: its parameters, its code, and the response. */
export function MethodForm({ method, client, recorder }: MethodFormProps) {
  const [values, setValues] = useState(() => initialValues(method));
  const [reload, setReload] = useState(false);
  const { outcome, send, cancel } = useRequest(client, recorder, method);
  const args = readForm(method, values);
  const error = outcome.status === 'failed' ? outcome.value : undefined;

  return (
    <section className="method" aria-labelledby="method-name">
      <header className="method-head">
        <h2 id="method-name">{method.name}</h2>
        <code className="method-endpoint">{method.endpoint}</code>
        <p>{method.description}</p>
      </header>
      <form
        className="method-form"
        onSubmit={(event) => {
          event.preventDefault();
          send(args, { reload });
        }}
      >
        {method.parameters.length > 0 ? (
          <div className="method-fields">
            {method.parameters.map((parameter) => (
              <ParameterField
                key={parameter.name}
                parameter={parameter}
                value={values[parameter.name] ?? ''}
                error={error}
                onChange={(value) => setValues({ ...values, [parameter.name]: value })}
              />
            ))}
          </div>
        ) : (
          <p className="method-bare">This method has no parameters.</p>
        )}
        <div className="method-send">
          <button type="submit" className="button button-primary">
            Send
          </button>
          {outcome.status === 'running' ? (
            <button type="button" className="button" onClick={cancel}>
              Cancel
            </button>
          ) : null}
          <label className="method-reload">
            <input type="checkbox" checked={reload} onChange={(event) => setReload(event.target.checked)} />
            Bypass the cache
          </label>
        </div>
      </form>
      <CopyField label="Code" action="Copy code" text={toCode(method, args)} />
      <ResponseView
        outcome={outcome}
        isErrorAnnounced={method.parameters.some(({ name }) => name === invalidField(error))}
      />
    </section>
  );
}
