import { useEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { COLUMNS, GUTTER, makeItems } from './items.mjs';

/** Puts an element on the page, done when it returns. */
export const show = (element) => flushSync(() => createRoot(document.getElementById('root')).render(element));

/** Shows `List` with a number of columns that can be changed. */
export function showInColumns(List) {
  let setColumns;
  function Page() {
    const [columns, set] = useState(COLUMNS);
    setColumns = set;
    return <List columns={columns} />;
  }
  return { mount: () => show(<Page />), columns: (next) => flushSync(() => setColumns(next)) };
}

/** The page of a library that is given its items: the page owns the list and its measures, and `List` shows it. */
export function listPage(List) {
  let first = [];
  let pages = [];
  let setItems;
  function Owner({ columns }) {
    const [items, set] = useState(first);
    const [, renderAnew] = useReducer((times) => times + 1, 0);
    useEffect(() => {
      addEventListener('resize', renderAnew);
      return () => removeEventListener('resize', renderAnew);
    }, []);
    setItems = set;
    const width = (document.documentElement.clientWidth - GUTTER * (columns - 1)) / columns;
    return <List items={items} columns={columns} width={width} />;
  }
  return {
    prepare(count, pageSize, pageCount) {
      first = makeItems(count);
      pages = Array.from({ length: pageCount }, (_, page) => makeItems(pageSize, count + page * pageSize));
    },
    ...showInColumns(Owner),
    isReadyToAppend: () => true,
    append() {
      const more = pages.shift();
      flushSync(() => setItems((items) => [...items, ...more]));
    },
  };
}
