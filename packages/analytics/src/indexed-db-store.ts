import type { EventStore } from './event-store.ts';
import { lazyStore } from './lazy-store.ts';

/**
 * Keeps unsent events in IndexedDB under `name`, so that the next page sends them; pages side by side do not send each
 * other's. One name for each collector. The code for it is loaded with the first event. Where IndexedDB or Web Locks
 * are missing or denied, events wait in memory.
 */
export const indexedDbStore = (name: string): EventStore =>
  lazyStore(async () => (await import('./open-indexed-db.ts')).openIndexedDb(name));
