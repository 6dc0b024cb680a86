import type { ApiCall } from '../../dialect.ts';
import { fields, items, positive, text } from '../../normalize/read.ts';
import type { Envelope } from '../../normalize/to-page.ts';
import { isSingleGifPath } from '../single-gif-path.ts';
import { toWireGif } from './to-wire-gif.ts';

/** Converts a response to the native format. It has terms in `data`, categories, or items in `data.data`. */
export function parseKlipyResponse(json: unknown, { path }: ApiCall): Envelope | undefined {
  const wire = fields(json);
  const page = fields(wire.data);
  const list = [wire.data, page.data, page.categories].find(Array.isArray);
  if (wire.result === false || !list) return undefined;
  const [type = ''] = path;
  const data = items(list, (item) => text(item) ?? toCategory(item) ?? toWireGif(item, type));
  const number = positive(page.current_page) ?? 1;
  const perPage = positive(page.per_page);
  return {
    // An empty list instead of one GIF is a `not-found` error.
    data: isSingleGifPath(path) && data.length > 0 ? data[0] : data,
    pagination: {
      offset: perPage && (number - 1) * perPage,
      // With the advertisements, so that a page with nothing else does not end the list.
      count: list.length,
      next: 'has_next' in page ? nextPage(page.has_next, number) : undefined,
    },
    meta: { response_id: '' },
  };
}

function nextPage(hasNext: unknown, number: number): string {
  return hasNext === true ? String(number + 1) : '';
}

/** A category is a search. */
function toCategory(item: unknown): object | undefined {
  const { category, query, preview_url } = fields(item);
  const name = text(category);
  if (!name) return undefined;
  const term = text(query) ?? name;
  return { name, name_encoded: term, search_term: term, image: preview_url };
}
