import type { GifEventType } from '@zoetrope/model';

export const EVENT_TYPES = ['SEEN', 'HOVER', 'CLICK', 'START'] as const satisfies readonly GifEventType[];

/** One event as the collector stored it, read from the live stream. */
export interface StoredEvent {
  /** Unique, in the order of storage. */
  readonly seq: number;
  readonly type: GifEventType;
  readonly gifId: string;
  /** Empty if the GIF has no title. */
  readonly title: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
}

export type Counts = { readonly [type in GifEventType]: number };

/** State of the panel: the newest events first, and the number of events of each type. */
export interface EventLog {
  readonly events: readonly StoredEvent[];
  readonly counts: Counts;
  readonly paused: boolean;
  /** Received while paused, oldest first; shown on resume. */
  readonly buffered: readonly StoredEvent[];
}

export const EMPTY_LOG: EventLog = {
  events: [],
  counts: { SEEN: 0, HOVER: 0, CLICK: 0, START: 0 },
  paused: false,
  buffered: [],
};

/** Length of the list; older events are counted but not kept. */
export const MAX_EVENTS = 80;

export type LogEvent =
  | { readonly type: 'arrived'; readonly event: StoredEvent }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'cleared' };

export function reduceEventLog(log: EventLog, event: LogEvent): EventLog {
  switch (event.type) {
    case 'arrived':
      if (log.paused) return { ...log, buffered: [...log.buffered, event.event] };
      return show(log, [event.event]);
    case 'paused':
      return { ...log, paused: true };
    case 'resumed':
      return { ...show(log, log.buffered), paused: false, buffered: [] };
    case 'cleared':
      return { ...EMPTY_LOG, paused: log.paused };
  }
}

/** Adds events, oldest first, at the top. After a reconnection the stream repeats events, which are ignored. */
function show(log: EventLog, received: readonly StoredEvent[]): EventLog {
  const known = new Set(log.events.map((event) => event.seq));
  const added: StoredEvent[] = [];
  const counts = { ...log.counts };
  for (const event of received) {
    if (known.has(event.seq)) continue;
    known.add(event.seq);
    added.unshift(event);
    counts[event.type] += 1;
  }
  return { ...log, events: [...added, ...log.events].slice(0, MAX_EVENTS), counts };
}
