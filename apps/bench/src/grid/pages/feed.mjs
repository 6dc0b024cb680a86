import { gifOf } from './gif-of.mjs';
import { makeItems } from './items.mjs';

/** A list is longer than anyone scrolls; the service says how long. */
const TOTAL = 100_000;

/**
 * The list behind a widget that fetches for itself: the first page is there, the next stays under way until
 * `append` lets it arrive.
 */
export function createFeed() {
  let first = [];
  let pages = [];
  let arrive;
  return {
    prepare(count, pageSize, pageCount) {
      first = makeItems(count).map(gifOf);
      pages = Array.from({ length: pageCount }, (_, page) => makeItems(pageSize, count + page * pageSize).map(gifOf));
    },
    first: () => first,
    fetch: ({ offset }) =>
      new Promise((resolve) => {
        arrive = resolve;
      }).then(() => {
        arrive = undefined;
        const data = pages.shift();
        const pagination = { offset, count: data.length, total_count: TOTAL };
        return { data, pagination, meta: { response_id: 'bench', status: 200, msg: 'OK' } };
      }),
    isReadyToAppend: () => arrive !== undefined,
    append: () => arrive(),
  };
}
