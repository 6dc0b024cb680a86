import type { Endpoint } from './endpoint.ts';
import { BODY_BYTES, MAX_BODY_BYTES, type QueuedEvent, toBody } from './queued-event.ts';

/** https://developer.mozilla.org/docs/Web/API/Window/fetchLater */
export type FetchLater = (url: string, init: RequestInit) => unknown;

/** What a browser takes for later: 64 KiB, and 8 KiB from a frame of another site, address and headers included. */
const ROOMS = [MAX_BODY_BYTES, 7 * 1024];

/**
 * Leaves the events that wait with the browser, where it has `fetchLater`: it sends them even when the page has
 * crashed. Each call replaces what was left before; no events take it back.
 */
export function createLastWill(fetchLater: FetchLater | undefined) {
  let current = new AbortController();

  function leave(events: readonly QueuedEvent[], { url, headers }: Endpoint, room: number): boolean {
    const fitting = newest(events, room);
    const { signal } = current;
    try {
      if (fitting.length > 0)
        fetchLater?.(url, { method: 'POST', headers, body: toBody(fitting), credentials: 'omit', signal });
      return true;
    } catch {
      // Others of this page have taken the quota, or a policy forbids it: then the events wait in the page alone.
      return false;
    }
  }

  return (events: readonly QueuedEvent[], to: Endpoint): void => {
    current.abort();
    current = new AbortController();
    ROOMS.some((room) => leave(events, to, room));
  };
}

/** The newest events that fit, in their order. */
function newest(events: readonly QueuedEvent[], most: number): readonly QueuedEvent[] {
  let room = most - BODY_BYTES;
  const last = events.findLastIndex((event) => {
    room -= event.bytes;
    return room < 0;
  });
  return events.slice(last + 1);
}
