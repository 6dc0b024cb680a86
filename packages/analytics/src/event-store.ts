import type { Endpoint } from './endpoint.ts';
import type { QueuedEvent } from './queued-event.ts';

/**
 * Persists unsent events beyond the page. Each event is added before it is sent and removed once the collector has
 * acknowledged it, so a crash between the two sends it again, with the same id. No method throws or rejects: if the
 * browser denies storage, the events stay in memory.
 */
export interface EventStore {
  /**
   * Resolves to the events that earlier pages left behind, oldest first, and assigns them to this page. Resolves to
   * `undefined` if the store is not available.
   */
  claim(): Promise<readonly QueuedEvent[] | undefined>;
  add(events: readonly QueuedEvent[]): void;
  remove(events: readonly QueuedEvent[]): void;
  /** Deletes all events, also of other pages. Called when consent is withdrawn. */
  clear(): void;
  /**
   * Receives the queued events that may be sent at any time, after each change; an empty array once they are in flight
   * or must not be sent. Lets a store send them for a page that crashes.
   */
  setPending?(events: readonly QueuedEvent[], endpoint: Endpoint): void;
  /** Leaves the events of this page to the next page. Later calls open the store again, as another page. */
  close(): void;
}
