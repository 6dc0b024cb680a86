export interface PaginationProps {
  readonly offset: number;
  readonly pageSize: number;
  /** Items on this page. */
  readonly count: number;
  readonly total: number;
  readonly onChange: (offset: number) => void;
}

/** The buttons to the previous and the next page. Renders nothing if there is only one. */
export function Pagination({ offset, pageSize, count, total, onChange }: PaginationProps) {
  const hasPrevious = offset > 0;
  const hasNext = offset + count < total;
  if (!hasPrevious && !hasNext) return null;
  return (
    <div className="actions">
      <button
        type="button"
        className="button"
        aria-disabled={!hasPrevious}
        onClick={() => hasPrevious && onChange(Math.max(0, offset - pageSize))}
      >
        Previous page
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={!hasNext}
        onClick={() => hasNext && onChange(offset + pageSize)}
      >
        Next page
      </button>
    </div>
  );
}
