import { createClient } from '@zoetrope/fetch-api';
import { useState } from 'react';
import type { PageProps } from '../demo-page.ts';
import { CallForm } from './call-form.tsx';
import { callId } from './call-groups.ts';
import { CallList } from './call-list.tsx';
import { recordExchanges } from './record-exchanges.ts';
import { useOpenCall } from './use-open-call.ts';
import './calls.css';

/** Every method of the API client, to try. */
export function Calls({ clients: { client: shown, provider }, page }: PageProps) {
  const open = useOpenCall(page);
  // A client of its own: its requests are recorded, and the other pages keep their cache.
  const [{ client, recorder }] = useState(() => {
    const recorder = recordExchanges((input, init) => page.fetch(input, init));
    const { apiKey, viewerId } = shown;
    return { recorder, client: createClient({ provider, apiKey, viewerId, fetch: recorder.fetch }) };
  });

  return (
    <>
      <header className="calls-head">
        <h1 className="display">API explorer</h1>
        <p>
          Try every method of the API client: set its parameters, send the request and inspect the response. API keys
          are not shown.
        </p>
      </header>
      {open ? (
        <div className="calls">
          <CallList open={open} page={page} />
          <CallForm key={callId(open)} call={open} client={client} recorder={recorder} />
        </div>
      ) : null}
    </>
  );
}
