import { Pagination } from './pagination.tsx';

export interface CursorPaginationProps {
  /** The cursors of the pages from the second to the open one. */
  readonly cursors: readonly string[];
  /** The cursor of the next page; empty at the end of the list, and until the open page has loaded. */
  readonly next: string;
  readonly onChange: (cursors: readonly string[]) => void;
}

/** The buttons to the previous and the next page of a list by cursor. Renders nothing if there is only one. */
export function CursorPagination({ cursors, next, onChange }: CursorPaginationProps) {
  // Until the next page has loaded, its own cursor is that of the page before.
  const hasNext = next !== '' && next !== cursors.at(-1);
  return (
    <Pagination
      offset={cursors.length}
      pageSize={1}
      count={1}
      total={cursors.length + (hasNext ? 2 : 1)}
      onChange={(offset) => onChange(offset > cursors.length ? [...cursors, next] : cursors.slice(0, -1))}
    />
  );
}
