import { createPingback, type Pingback } from '@zoetrope/analytics';
import { type Client, createClient } from '@zoetrope/fetch-api';
import { localProvider, type Provider } from '@zoetrope/model';

const API_KEY = 'zoetrope-web';

/** What the views are given of the world outside. */
export interface Clients {
  readonly client: Client;
  readonly pingback: Pingback;
  readonly provider: Provider;
  /** Where the collector shows events as it stores them. */
  readonly pingbackStream: string;
  /** Where it tells how many there were; further parameters may follow with `&`. */
  readonly pingbackSummary: string;
}

/** The one place where the packages are joined. `origin` serves both the page and the API. */
export function createClients(origin: string): Clients {
  const provider = localProvider(origin);
  const client = createClient({ provider, apiKey: API_KEY });
  // One viewer id for both, so that a search and the click on what it found are known to belong together.
  const pingback = createPingback({ provider, apiKey: API_KEY, viewerId: client.viewerId });
  const key = new URLSearchParams({ api_key: API_KEY });
  const pingbackStream = `${origin}/v2/pingback/stream?${key}`;
  const pingbackSummary = `${origin}/v2/pingback/summary?${key}`;
  return { client, pingback, provider, pingbackStream, pingbackSummary };
}
