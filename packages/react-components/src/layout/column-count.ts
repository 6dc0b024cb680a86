/** The width of a column that the default aims at, in px. */
const COMFORTABLE_WIDTH = 280;

/** How many columns a list of `width` px has: the number asked for, else as many as are comfortable to look at, two at least. */
export function columnCount(columns: number | undefined, width: number): number {
  if (columns !== undefined) return Math.max(1, Math.floor(columns) || 1);
  return Math.max(2, Math.round(width / COMFORTABLE_WIDTH));
}
