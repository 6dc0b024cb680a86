import type { Call } from '../../dialect.ts';
import { fields, items, text } from '../../normalise/read.ts';
import type { Envelope } from '../../normalise/to-page.ts';
import { isOneGif } from './call.ts';
import { tenorGif } from './gif.ts';

/** The native form of an answer: a list under `results`, or categories under `tags`. */
export function tenorAnswer(json: unknown, { path }: Call): Envelope | undefined {
  const wire = fields(json);
  const list = Array.isArray(wire.results) ? wire.results : wire.tags;
  if (!Array.isArray(list)) return undefined;
  const data = items(list, (item) => text(item) ?? category(item) ?? tenorGif(item));
  const isOne = path[1] === 'random' || isOneGif(path);
  const isPaged = path[1] === 'search' || path[1] === 'trending';
  return {
    // An empty list says that there is no such GIF.
    data: isOne && list.length > 0 ? data[0] : data,
    pagination: { count: list.length, next: isPaged ? (text(wire.next) ?? '') : undefined },
    meta: { response_id: '' },
  };
}

function category(item: unknown): object | undefined {
  const wire = fields(item);
  const name = text(wire.searchterm);
  return name ? { name } : undefined;
}
