import type { EventStore } from './event-store.ts';
import { createLastWill, type FetchLater } from './last-will.ts';
import { lazyStore } from './lazy-store.ts';

/**
 * Keeps unsent events in IndexedDB under `name`, so that the next page sends them; pages side by side do not send each
 * other's. One name for each collector. The code for it is loaded once the viewer has answered. Where IndexedDB or Web Locks
 * are missing or denied, events wait in memory. A browser with `fetchLater` sends what waits when the page crashes.
 */
export function indexedDbStore(name: string): EventStore {
  const { fetchLater } = globalThis as { fetchLater?: FetchLater };
  const later = () => import('./open-indexed-db.ts');
  const store = lazyStore(
    async () => (await later()).openIndexedDb(name),
    async () => (await later()).wipeIndexedDb(name),
  );
  return { ...store, waiting: createLastWill(fetchLater) };
}
