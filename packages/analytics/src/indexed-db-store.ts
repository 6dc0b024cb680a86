import type { EventStore } from './event-store.ts';
import { createFetchLaterBeacon, type FetchLater } from './fetch-later-beacon.ts';
import { createLazyStore } from './lazy-store.ts';

/**
 * Persists unsent events in the IndexedDB database `name`, so that the next page of the site sends them. Pages that are
 * open at the same time do not send each other's events. Use one name per collector. Most of the code is lazy-loaded
 * once the user has decided about consent. Without IndexedDB or Web Locks, events stay in memory. In browsers with
 * `fetchLater`, the browser sends the events of a page that crashes.
 *
 * @example
 * const pingback = createPingback({ client, store: indexedDbStore('pingbacks') });
 */
export function indexedDbStore(name: string): EventStore {
  const { fetchLater } = globalThis as { fetchLater?: FetchLater };
  const load = () => import('./open-indexed-db.ts');
  const store = createLazyStore({
    open: async () => (await load()).openIndexedDb(name),
    clear: async () => (await load()).clearIndexedDb(name),
  });
  return { ...store, setPending: createFetchLaterBeacon(fetchLater) };
}
