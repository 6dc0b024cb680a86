/** The number of columns: fixed, as many as fit with a minimum width in px, or a function of the list's width in px. */
export type Columns = number | { readonly minWidth: number } | ((width: number) => number);

/** The default column width, in px. */
const TARGET_WIDTH = 280;
/** Narrower columns show nothing useful and would mount too many tiles, so fewer columns are used. CSS pixels. */
const MIN_WIDTH = 64;
const MAX_COLUMNS = 100;

/**
 * The number of columns of a list of `width` px with gaps of `gap` px. Default: columns of about 280 px, at least two.
 */
export function columnCount(columns: Columns | undefined, width: number, gap = 0): number {
  const countFitting = (minWidth: number) => (width + gap) / (minWidth + gap);
  const requested =
    typeof columns === 'function'
      ? columns(width)
      : typeof columns === 'object'
        ? countFitting(columns.minWidth)
        : (columns ?? Math.max(2, Math.round(width / TARGET_WIDTH)));
  return Math.max(1, Math.floor(Math.min(requested, countFitting(MIN_WIDTH), MAX_COLUMNS)) || 1);
}
