import { EVENT_TYPES, type StoredEvent } from './events.ts';

/** Parses a message of `/v2/pingback/stream`. Returns undefined if it is not an event of a GIF. */
export function readEvent(data: string): StoredEvent | undefined {
  const { seq, action_type, gif_id, title, received_at } = parse(data);
  const type = EVENT_TYPES.find((known) => known === action_type);
  const at = typeof received_at === 'string' ? Date.parse(received_at) : Number.NaN;
  if (typeof seq !== 'number' || type === undefined || typeof gif_id !== 'string' || Number.isNaN(at)) return undefined;
  return { seq, type, gifId: gif_id, title: typeof title === 'string' ? title : '', at };
}

interface Message {
  readonly [name: string]: unknown;
  readonly seq?: unknown;
  readonly action_type?: unknown;
  readonly gif_id?: unknown;
  readonly title?: unknown;
  readonly received_at?: unknown;
}

function parse(data: string): Message {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
