import { type Client, createClient } from '@zoetrope/fetch-api';
import { localProvider, type Provider } from '@zoetrope/model';

/** The connections of the pages to the server. */
export interface Clients {
  /** Public calls, as viewers make them. */
  readonly client: Client;
  readonly provider: Provider;
}

export interface ClientsOptions {
  /** URL of the API, without a trailing slash. */
  readonly siteUrl: string;
  /** A public API key. */
  readonly apiKey: string;
}

export function createClients({ siteUrl, apiKey }: ClientsOptions): Clients {
  const provider = localProvider(siteUrl);
  return { client: createClient({ provider, apiKey, viewerStorage: 'memory' }), provider };
}
