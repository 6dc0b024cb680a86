import { gifOf } from './gif-of.mjs';
import { makeItems } from './items.mjs';

/**
 * The list behind a widget that fetches for itself: the first page is there, the next stays under way until
 * `append` lets it arrive.
 */
export function createFeed() {
  let first = [];
  let more = [];
  let arrive;
  return {
    prepare(count, added) {
      first = makeItems(count).map(gifOf);
      more = makeItems(added, count).map(gifOf);
    },
    first: () => first,
    fetch: (offset) =>
      new Promise((resolve) => {
        arrive = resolve;
      }).then(() => ({
        data: more,
        pagination: { offset, count: more.length, total_count: offset + more.length + 1000 },
        meta: { response_id: 'bench', status: 200, msg: 'OK' },
      })),
    isReadyToAppend: () => arrive !== undefined,
    append: () => arrive(),
  };
}
