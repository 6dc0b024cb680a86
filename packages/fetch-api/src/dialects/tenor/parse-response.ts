import type { ApiCall } from '../../dialect.ts';
import { fields, items, text } from '../../normalize/read.ts';
import type { Envelope } from '../../normalize/to-page.ts';
import { isSingleGifPath } from '../single-gif-path.ts';
import { toWireGif } from './to-wire-gif.ts';

/** Converts a response to the native format. It has a list in `results`, or categories in `tags`. */
export function parseTenorResponse(json: unknown, { path }: ApiCall): Envelope | undefined {
  const wire = fields(json);
  const list = Array.isArray(wire.results) ? wire.results : wire.tags;
  if (!Array.isArray(list)) return undefined;
  const data = items(list, (item) => text(item) ?? toCategory(item) ?? toWireGif(item));
  const isSingle = path[1] === 'random' || isSingleGifPath(path);
  const isPaged = path[1] === 'search' || path[1] === 'trending';
  return {
    // An empty list instead of one GIF is a `not-found` error.
    data: isSingle && list.length > 0 ? data[0] : data,
    pagination: { count: list.length, next: isPaged ? (text(wire.next) ?? '') : undefined },
    meta: { response_id: '' },
  };
}

/** A category is a search. Its name is for display, such as `#hello`. */
function toCategory(item: unknown): object | undefined {
  const { searchterm, name, image } = fields(item);
  const term = text(searchterm);
  return term ? { name: text(name) ?? term, name_encoded: term, search_term: term, image } : undefined;
}
