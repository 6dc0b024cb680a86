import { hydrateRoot } from 'react-dom/client';
import { createFeed } from '../feed.mjs';

const FIRST = 25;
const PAGES = 10;

/** Creates a feed whose first page is already rendered. */
export function preparedFeed() {
  const feed = createFeed();
  feed.prepare(FIRST, FIRST, PAGES);
  return feed;
}

/** Makes a page hydrate with `bench.mount()`. Does nothing on a server. */
export function offerPage(element, page) {
  if (typeof window === 'undefined') return;
  window.bench = { ...page, mount: () => hydrateRoot(document.getElementById('root'), element) };
}
