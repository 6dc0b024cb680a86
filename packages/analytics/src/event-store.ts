import type { Endpoint } from './endpoint.ts';
import type { QueuedEvent } from './queued-event.ts';

/**
 * Keeps unsent events beyond the page. Each is added before it is sent and removed once the collector has it, so a
 * crash between the two sends it again, with the same id. Nothing here throws or rejects: a browser that denies
 * storage leaves the queue in memory.
 */
export interface EventStore {
  /** What earlier pages left behind, oldest first; from now on it belongs to this page. */
  claim(): Promise<readonly QueuedEvent[]>;
  add(events: readonly QueuedEvent[]): void;
  remove(events: readonly QueuedEvent[]): void;
  /** Forgets everything, what other pages left too: consent was taken back. */
  clear(): void;
  /**
   * What waits in the page and may be sent at any time; none once it is on its way. For what sends them in the page's
   * stead, should it crash.
   */
  waiting?(events: readonly QueuedEvent[], to: Endpoint): void;
  close(): void;
}
