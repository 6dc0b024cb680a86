import { hydrateRoot } from 'react-dom/client';
import { createFeed } from '../feed.mjs';

const FIRST = 25;
const PAGES = 10;

/** A feed whose first page is on the page already. */
export function preparedFeed() {
  const feed = createFeed();
  feed.prepare(FIRST, FIRST, PAGES);
  return feed;
}

/** Lets a page be taken over; on a server there is none. */
export function offerPage(element, page) {
  if (typeof window === 'undefined') return;
  window.bench = { ...page, mount: () => hydrateRoot(document.getElementById('root'), element) };
}
