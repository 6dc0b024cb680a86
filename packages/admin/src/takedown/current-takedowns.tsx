import { useState } from 'react';
import { CursorPagination } from '../forms/cursor-pagination.tsx';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import { SelectEntries, type TakedownContext } from './select-entries.tsx';
import { fromTakedown } from './takedown-entry.ts';

const PAGE_SIZE = 24;

/** The GIFs that are taken down, newest first. */
export function CurrentTakedowns({ clients, management }: TakedownContext) {
  const [changes, setChanges] = useState(0);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const takedowns = useLoadWithPrevious(`takedowns:${changes}:${cursor}`, ({ signal }) =>
    management.client.getTakedowns({ limit: PAGE_SIZE, next_cursor: cursor }, { signal }),
  );
  const entries = takedowns.value?.data.map(fromTakedown);
  return (
    <SelectEntries
      {...{ clients, management, entries }}
      label="Taken down"
      empty={cursors.length === 0 ? 'No GIF is taken down.' : 'No GIF is left on this page.'}
      error={takedowns.error}
      onRetry={takedowns.retry}
      onChange={() => setChanges((count) => count + 1)}
    >
      <CursorPagination cursors={cursors} next={takedowns.value?.next_cursor ?? ''} onChange={setCursors} />
    </SelectEntries>
  );
}
