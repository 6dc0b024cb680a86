import { gifOf } from './gif-of.mjs';
import { makeItems } from './items.mjs';

/** The total count in responses. The list is longer than anyone scrolls. */
const TOTAL = 100_000;

/**
 * Creates the feed of a widget that fetches: the first page is available at once, the next one stays pending until
 * `append` is called.
 */
export function createFeed() {
  let first = [];
  let pages = [];
  let respond;
  return {
    prepare(count, pageSize, pageCount) {
      first = makeItems(count).map(gifOf);
      pages = Array.from({ length: pageCount }, (_, page) => makeItems(pageSize, count + page * pageSize).map(gifOf));
    },
    first: () => first,
    fetch: ({ offset }) =>
      new Promise((resolve) => {
        respond = resolve;
      }).then(() => {
        respond = undefined;
        const data = pages.shift();
        const pagination = { offset, count: data.length, total_count: TOTAL };
        return { data, pagination, meta: { response_id: 'bench', status: 200, msg: 'OK' } };
      }),
    isReadyToAppend: () => respond !== undefined,
    append: () => respond(),
  };
}
