import { createPingback } from '@zoetrope/analytics';
import { createErrorReports, type ErrorReportsOptions } from '@zoetrope/analytics/error-reports';
import { indexedDbStore } from '@zoetrope/analytics/indexed-db';
import { createTagManager, type TagManager } from '@zoetrope/analytics/tag-manager';
import { type ApiKeys, apiKeyFor, type Client, createClient } from '@zoetrope/fetch-api';
import { type ClientType, localProvider, type Provider, type Track } from '@zoetrope/model';
import { globalPrivacyControl } from '@zoetrope/transport';
import { createPrivacy, type Privacy } from './consent/privacy.ts';
import { canonicalPath } from './route/canonical-path.ts';

/** The public keys of the server behind the demo. */
const API_KEYS: ApiKeys = { web: 'zoetrope-web', mobile: 'zoetrope-mobile', '404': 'zoetrope-404' };

/** The connections of the application to the outside. */
export interface Clients {
  readonly client: Client;
  /** Reports events to the collector, and to a tag manager if the page has one. */
  readonly track: Track;
  readonly tags: TagManager;
  readonly privacy: Privacy;
  readonly provider: Provider;
  /** URL of the collector's event stream. */
  readonly pingbackStream: string;
  /** URL of the collector's summary; append parameters with `&`. */
  readonly pingbackSummary: string;
}

export interface ClientsOptions {
  /** Serves both the page and the API. */
  readonly origin: string;
  readonly getStorage: () => Storage;
  readonly clientType: ClientType;
  /** Default: errors are not reported. */
  readonly errorReports?: ErrorReportsOptions | undefined;
}

/** The one place where the packages are connected. */
export function createClients({ origin, getStorage, clientType, errorReports }: ClientsOptions): Clients {
  const apiKey = apiKeyFor(API_KEYS, clientType);
  const provider = localProvider(origin);
  // Nothing is stored before the viewer consents, which moves the id to session storage.
  const client = createClient({ provider, apiKey, viewerStorage: 'memory' });
  // `createPrivacy` passes the viewer's consent on to all of them.
  const consent = 'pending';
  const pingback = createPingback({ client, consent, store: indexedDbStore('pingbacks') });
  const tags = createTagManager({ navigation: true, mapUrl: canonicalPath, consent });
  const reports = errorReports ? [createErrorReports({ ...errorReports, consent })] : [];
  const privacy = createPrivacy({
    getStorage,
    globalPrivacyControl: globalPrivacyControl(),
    receivers: [pingback, tags, ...reports],
  });
  const track: Track = (event) => {
    pingback.track(event);
    tags.track(event);
  };
  const key = new URLSearchParams({ api_key: apiKey });
  const pingbackStream = `${origin}/v2/pingback/stream?${key}`;
  const pingbackSummary = `${origin}/v2/pingback/summary?${key}`;
  return { client, track, tags, privacy, provider, pingbackStream, pingbackSummary };
}
