import type { GifEventType } from '@zoetrope/model';

export const EVENT_TYPES = ['SEEN', 'HOVER', 'CLICK', 'START'] as const satisfies readonly GifEventType[];

/** One event as the collector stored it, read from the live stream. */
export interface StoredEvent {
  /** Order of storage; no two events share one. */
  readonly seq: number;
  readonly type: GifEventType;
  readonly gifId: string;
  /** Empty when the GIF has none. */
  readonly title: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
}

export type Counts = { readonly [type in GifEventType]: number };

/** What the panel shows: the newest events first, and how many of each type have arrived. */
export interface EventLog {
  readonly events: readonly StoredEvent[];
  readonly counts: Counts;
  readonly paused: boolean;
  /** Arrived while paused, oldest first; shown on resume. */
  readonly held: readonly StoredEvent[];
}

export const EMPTY_LOG: EventLog = {
  events: [],
  counts: { SEEN: 0, HOVER: 0, CLICK: 0, START: 0 },
  paused: false,
  held: [],
};

/** Enough to look back on; older ones are counted, not kept. */
export const KEPT_EVENTS = 80;

export type LogEvent =
  | { readonly type: 'arrived'; readonly event: StoredEvent }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'cleared' };

export function eventLog(log: EventLog, event: LogEvent): EventLog {
  switch (event.type) {
    case 'arrived':
      if (log.paused) return { ...log, held: [...log.held, event.event] };
      return show(log, [event.event]);
    case 'paused':
      return { ...log, paused: true };
    case 'resumed':
      return { ...show(log, log.held), paused: false, held: [] };
    case 'cleared':
      return { ...EMPTY_LOG, paused: log.paused };
  }
}

/** Puts events, oldest first, on top. One that is there already came twice by a reconnection: it changes nothing. */
function show(log: EventLog, arrived: readonly StoredEvent[]): EventLog {
  const known = new Set(log.events.map((event) => event.seq));
  const fresh = arrived.filter((event) => known.size < known.add(event.seq).size);
  const counts = { ...log.counts };
  for (const event of fresh) counts[event.type] += 1;
  return { ...log, events: [...fresh.toReversed(), ...log.events].slice(0, KEPT_EVENTS), counts };
}
