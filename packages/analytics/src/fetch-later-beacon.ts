import type { Endpoint } from './endpoint.ts';
import { BODY_OVERHEAD_BYTES, MAX_BODY_BYTES, type QueuedEvent, toBody } from './queued-event.ts';

/** https://developer.mozilla.org/docs/Web/API/Window/fetchLater */
export type FetchLater = (url: string, init: RequestInit) => unknown;

/** Browsers accept 64 KiB per page, or 8 KiB per cross-site frame, including the URL and headers. */
const QUOTAS_BYTES = [MAX_BODY_BYTES, 7 * 1024];

/**
 * Defers a request with the given events to the browser, which sends it even after the page has crashed. Each call
 * replaces the previous request; an empty array cancels it. Without `fetchLater` it does nothing.
 */
export function createFetchLaterBeacon(fetchLater: FetchLater | undefined) {
  let current = new AbortController();

  return (events: readonly QueuedEvent[], { url, headers }: Endpoint): void => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    for (const quota of QUOTAS_BYTES) {
      const fitting = newestFitting(events, quota);
      if (fitting.length === 0) return;
      try {
        fetchLater?.(url, { method: 'POST', headers, body: toBody(fitting), credentials: 'omit', signal });
        return;
      } catch {
        // The quota is used up, or a permissions policy forbids it. If no quota fits, the events stay in memory.
      }
    }
  };
}

/** Returns the newest events that fit into a body of `maxBytes`, oldest first. */
function newestFitting(events: readonly QueuedEvent[], maxBytes: number): readonly QueuedEvent[] {
  let bytes = BODY_OVERHEAD_BYTES;
  const lastExcluded = events.findLastIndex((event) => {
    bytes += event.bytes;
    return bytes > maxBytes;
  });
  return events.slice(lastExcluded + 1);
}
