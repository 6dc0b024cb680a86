import { createClient } from '@zoetrope/fetch-api';
import { useState } from 'react';
import type { PageProps } from '../demo-page.ts';
import { MethodForm } from './method-form.tsx';
import { methodId } from './method-groups.ts';
import { MethodList } from './method-list.tsx';
import { recordExchanges } from './record-exchanges.ts';
import { useOpenMethod } from './use-open-method.ts';
import './api-explorer.css';

/** Every method of the API client, to try. */
export function ApiExplorer({ clients: { client: appClient, provider }, page }: PageProps) {
  const open = useOpenMethod(page);
  // A separate client: its requests are recorded, and its cache is empty.
  const [{ client, recorder }] = useState(() => {
    const recorder = recordExchanges((input, init) => page.fetch(input, init));
    const { apiKey, viewerId } = appClient;
    return { recorder, client: createClient({ provider, apiKey, viewerId, fetch: recorder.fetch }) };
  });

  return (
    <>
      <header className="api-explorer-head">
        <h1 className="display">API explorer</h1>
        <p>
          Try every method of the API client: set its parameters, send the request and inspect the response. API keys
          are not shown.
        </p>
      </header>
      {open ? (
        <div className="api-explorer">
          <MethodList open={open} page={page} />
          <MethodForm key={methodId(open)} method={open} client={client} recorder={recorder} />
        </div>
      ) : null}
    </>
  );
}
