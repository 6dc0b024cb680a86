import { createClient } from '@zoetrope/fetch-api';
import { useState } from 'react';
import type { PageProps } from '../demo-page.ts';
import { CallForm } from './call-form.tsx';
import { callId } from './call-groups.ts';
import { CallList } from './call-list.tsx';
import { recordExchanges } from './record-exchanges.ts';
import { useOpenCall } from './use-open-call.ts';
import './calls.css';

/** Every call of the public API, to try. */
export function Calls({ clients: { client: shown, provider }, page }: PageProps) {
  const open = useOpenCall(page);
  // A client of its own: its requests are recorded, and the other pages keep what they remember.
  const [{ client, recorder }] = useState(() => {
    const recorder = recordExchanges((input, init) => page.fetch(input, init));
    const { apiKey, viewerId } = shown;
    return { recorder, client: createClient({ provider, apiKey, viewerId, fetch: recorder.fetch }) };
  });

  return (
    <>
      <header className="calls-head">
        <h1 className="display">Calls</h1>
        <p>
          Every call of the public API, made by the client as your page would make it. The key is left out of what is
          shown here.
        </p>
      </header>
      {open ? (
        <div className="calls">
          <CallList open={open} />
          <CallForm key={callId(open)} call={open} client={client} recorder={recorder} />
        </div>
      ) : null}
    </>
  );
}
