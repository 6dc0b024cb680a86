import type { EventStore } from './event-store.ts';
import type { QueuedEvent } from './queued-event.ts';

/** What a store does when it is open. Calls may reject. */
export interface OpenStore {
  claim(): Promise<readonly QueuedEvent[]>;
  add(events: readonly QueuedEvent[]): Promise<void>;
  remove(events: readonly QueuedEvent[]): Promise<void>;
  clear(): Promise<void>;
  close(): void;
}

/**
 * Opens a store at the first use. What is asked before it is open waits its turn; failures are nobody's business. `wipe`
 * clears what earlier pages left where this one has no open store, and makes none for it.
 */
export function lazyStore(open: () => Promise<OpenStore>, wipe: () => Promise<void>): EventStore {
  let opened: Promise<OpenStore> | undefined;

  async function use<T>(run: (store: OpenStore) => Promise<T> | T): Promise<T | undefined> {
    try {
      opened ??= open();
      return await run(await opened);
    } catch {
      return undefined;
    }
  }

  return {
    claim: async () => (await use((store) => store.claim())) ?? [],
    add: (events) => void use((store) => store.add(events)),
    remove: (events) => void use((store) => store.remove(events)),
    clear: () => void (opened ? use((store) => store.clear()) : wipe().catch(() => {})),
    close() {
      if (opened) void use((store) => store.close());
      opened = undefined;
    },
  };
}
