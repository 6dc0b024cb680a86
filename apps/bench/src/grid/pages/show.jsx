import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { makeItems } from './items.mjs';

/** Puts an element on the page, done when it returns. */
export const show = (element) => flushSync(() => createRoot(document.getElementById('root')).render(element));

/** The page of a library that is given its items: the page owns the list, and `List` shows it. */
export function listPage(List) {
  let first = [];
  let pages = [];
  let setItems;
  function Page() {
    const [items, set] = useState(first);
    setItems = set;
    return <List items={items} />;
  }
  return {
    prepare(count, pageSize, pageCount) {
      first = makeItems(count);
      pages = Array.from({ length: pageCount }, (_, page) => makeItems(pageSize, count + page * pageSize));
    },
    mount: () => show(<Page />),
    isReadyToAppend: () => true,
    append() {
      const more = pages.shift();
      flushSync(() => setItems((items) => [...items, ...more]));
    },
  };
}
