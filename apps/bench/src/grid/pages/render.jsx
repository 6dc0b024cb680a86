import { useEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { COLUMNS, GUTTER, makeItems } from './items.mjs';

/** Renders an element synchronously. */
export const show = (element) => flushSync(() => createRoot(document.getElementById('root')).render(element));

/** Renders `List` with a variable number of columns. */
export function showInColumns(List) {
  let setColumns;
  function Page() {
    const [columns, set] = useState(COLUMNS);
    setColumns = set;
    return <List columns={columns} />;
  }
  return { mount: () => show(<Page />), columns: (next) => flushSync(() => setColumns(next)) };
}

/**
 * Creates the page of a library that does not fetch: the page owns the items and the column width, `List` renders them.
 */
export function listPage(List) {
  let first = [];
  let pages = [];
  let setItems;
  function Owner({ columns }) {
    const [items, set] = useState(first);
    const [, rerender] = useReducer((times) => times + 1, 0);
    useEffect(() => {
      addEventListener('resize', rerender);
      return () => removeEventListener('resize', rerender);
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
