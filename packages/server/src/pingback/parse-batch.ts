import { ApiError } from '../http/api-error.ts';
import { type ParsedEvent, pingbackEvent } from './event-schema.ts';

/** Events per call. */
const MAX_EVENTS = 1000;
/** Attribute names are chosen by the caller; a response repeats only this much of them. */
const LONGEST_NAME = 100;

export interface RejectedEvent {
  /** Position in the batch. */
  readonly index: number;
  /** The invalid field, for example `events[2].ts`. */
  readonly parameter: string;
  readonly message: string;
}

export interface ParsedBatch {
  /** Number of events in the body. */
  readonly size: number;
  readonly events: readonly ParsedEvent[];
  /** The position of each event in the batch. */
  readonly indexes: readonly number[];
  readonly rejected: readonly RejectedEvent[];
}

/** Parses the body of a pingback. An invalid event does not affect the others. Throws if the body is no batch. */
export function parseBatch(body: string): ParsedBatch {
  const candidates = eventsOf(parseJson(body));
  const events: ParsedEvent[] = [];
  const indexes: number[] = [];
  const rejected: RejectedEvent[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const result = pingbackEvent.safeParse(candidate);
    if (result.success) {
      events.push(result.data);
      indexes.push(index);
      continue;
    }
    const [issue] = result.error.issues;
    const parameter = [`events[${index}]`, ...(issue?.path ?? [])].join('.').slice(0, LONGEST_NAME);
    rejected.push({ index, parameter, message: issue?.message ?? 'is not an event' });
  }
  return { size: candidates.length, events, indexes, rejected };
}

/** The invalid field without names chosen by the caller, so that there are few values to count by. */
export function rejectedField({ parameter }: RejectedEvent): string {
  const [, field] = parameter.split('.');
  return field !== undefined && Object.hasOwn(pingbackEvent.shape, field) ? field : 'event';
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new ApiError('The body is not JSON.', { status: 400, code: 'validation', parameter: 'body', cause });
  }
}

function eventsOf(value: unknown): readonly unknown[] {
  const events = typeof value === 'object' && value !== null && 'events' in value ? value.events : undefined;
  if (!Array.isArray(events)) {
    throw new ApiError('The body has no array of events. Expected {"events": […]}.', {
      status: 400,
      code: 'validation',
      parameter: 'events',
    });
  }
  if (events.length > MAX_EVENTS) {
    const message = `Too many events for one call: ${events.length}. The limit is ${MAX_EVENTS}.`;
    throw new ApiError(message, { status: 413, code: 'too-large', parameter: 'events' });
  }
  return events;
}
