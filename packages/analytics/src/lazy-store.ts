import type { EventStore } from './event-store.ts';
import type { QueuedEvent } from './queued-event.ts';

/** A store that is open. Its methods may reject. */
export interface OpenStore {
  claim(): Promise<readonly QueuedEvent[]>;
  add(events: readonly QueuedEvent[]): Promise<void>;
  remove(events: readonly QueuedEvent[]): Promise<void>;
  clear(): Promise<void>;
  close(): void;
}

export interface LazyStoreOptions {
  readonly open: () => Promise<OpenStore>;
  /** Deletes the events of earlier pages if no store is open, without creating one. */
  readonly clear: () => Promise<void>;
}

/** Opens a store on first use. Calls made before it is open run in order afterwards. Failures are ignored. */
export function createLazyStore({ open, clear }: LazyStoreOptions): EventStore {
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
    claim: () => use((store) => store.claim()),
    add: (events) => void use((store) => store.add(events)),
    remove: (events) => void use((store) => store.remove(events)),
    clear() {
      if (opened) void use((store) => store.clear());
      else clear().catch(() => {});
    },
    close() {
      if (opened) void use((store) => store.close());
      opened = undefined;
    },
  };
}
