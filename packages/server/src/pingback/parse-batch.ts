import { ApiError } from '../http/api-error.ts';
import { type ParsedEvent, pingbackEvent } from './event-schema.ts';

/** Events in one call. */
const MAX_EVENTS = 1000;
/** A caller names attributes as it likes; the answer repeats so much of it. */
const LONGEST_NAME = 100;

export interface RefusedEvent {
  /** Position in the batch. */
  readonly index: number;
  /** What is wrong, for example `events[2].ts`. */
  readonly parameter: string;
  readonly message: string;
}

export interface ParsedBatch {
  /** Events that were sent. */
  readonly size: number;
  readonly events: readonly ParsedEvent[];
  /** The position of each of them in the batch. */
  readonly indexes: readonly number[];
  readonly refused: readonly RefusedEvent[];
}

/** Reads the body of a pingback. A bad event does not harm the others; a body that is no batch at all is refused. */
export function parseBatch(body: string): ParsedBatch {
  const candidates = eventsOf(parseJson(body));
  const events: ParsedEvent[] = [];
  const indexes: number[] = [];
  const refused: RefusedEvent[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const result = pingbackEvent.safeParse(candidate);
    if (result.success) {
      events.push(result.data);
      indexes.push(index);
      continue;
    }
    const [issue] = result.error.issues;
    const parameter = [`events[${index}]`, ...(issue?.path ?? [])].join('.').slice(0, LONGEST_NAME);
    refused.push({ index, parameter, message: issue?.message ?? 'is not an event' });
  }
  return { size: candidates.length, events, indexes, refused };
}

/** The field that was wrong, without what a caller may have named it: one of few, to be counted by. */
export function refusedField({ parameter }: RefusedEvent): string {
  const [, field] = parameter.split('.');
  return field !== undefined && Object.hasOwn(pingbackEvent.shape, field) ? field : 'event';
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new ApiError(400, 'validation', 'The body is not JSON.', { parameter: 'body', cause });
  }
}

function eventsOf(value: unknown): readonly unknown[] {
  const events = typeof value === 'object' && value !== null && 'events' in value ? value.events : undefined;
  if (!Array.isArray(events)) {
    throw new ApiError(400, 'validation', 'The body has no array of events: send {"events": […]}.', {
      parameter: 'events',
    });
  }
  if (events.length > MAX_EVENTS) {
    const message = `${events.length} events are too many for one call: send ${MAX_EVENTS} at most.`;
    throw new ApiError(413, 'too-large', message, { parameter: 'events' });
  }
  return events;
}
