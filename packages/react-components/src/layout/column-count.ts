/** How many columns a list has: a number, as many as are at least so many px wide, or what its width in px gives. */
export type Columns = number | { readonly minWidth: number } | ((width: number) => number);

/** The width of a column that the default aims at, in px. */
const COMFORTABLE_WIDTH = 280;
/** Narrower columns show nothing, and would fill a page with tiles; fewer are made instead. CSS pixels. */
const LEAST_WIDTH = 64;
const MOST_COLUMNS = 100;

/** Columns in a list of `width` px with gaps of `gap` px: as asked for, else as many as are comfortable to look at, two at least. */
export function columnCount(columns: Columns | undefined, width: number, gap = 0): number {
  const fitting = (least: number) => (width + gap) / (least + gap);
  const asked =
    typeof columns === 'function'
      ? columns(width)
      : typeof columns === 'object'
        ? fitting(columns.minWidth)
        : (columns ?? Math.max(2, Math.round(width / COMFORTABLE_WIDTH)));
  return Math.max(1, Math.floor(Math.min(asked, fitting(LEAST_WIDTH), MOST_COLUMNS)) || 1);
}
