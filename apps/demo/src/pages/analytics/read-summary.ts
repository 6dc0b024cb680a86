import type { Counts } from '../../pingbacks/events.ts';
import type { Summary } from './summary.ts';

interface Fields {
  readonly [name: string]: unknown;
}

/** Parses the response of `/v2/pingback/summary`. Throws if it is not a summary. */
export function readSummary(response: unknown): Summary {
  const data = fields(fields(response).data);
  if (!Array.isArray(data.by_minute)) throw new Error('The response of the collector is not a summary.');
  return {
    totals: counts(data.by_type),
    duplicates: nonNegative(data.duplicates),
    rejected: list(data.rejected).map(({ field, events }) => ({ field: text(field), events: nonNegative(events) })),
    minutes: list(data.by_minute)
      .map((minute) => ({ at: Date.parse(text(minute.minute)), ...counts(minute) }))
      .filter(({ at }) => !Number.isNaN(at)),
    gifs: list(data.by_gif).map((gif) => ({ gifId: text(gif.gif_id), title: text(gif.title), ...counts(gif) })),
  };
}

function counts(value: unknown): Counts {
  const { SEEN, HOVER, CLICK, START } = fields(value);
  return { SEEN: nonNegative(SEEN), HOVER: nonNegative(HOVER), CLICK: nonNegative(CLICK), START: nonNegative(START) };
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function list(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fields) : [];
}

function nonNegative(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
