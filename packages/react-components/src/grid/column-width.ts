/** Width of one of `columns` in a list of `width` px. */
export function columnWidth(width: number, columns: number, gutter: number): number {
  return (width - (columns - 1) * gutter) / columns;
}

/**
 * So many column widths and gaps as CSS, in percent of the list's width: for `margin`, `padding`, `width` and the
 * inline inset, whose percentages all mean that width.
 */
export function columnsCss(units: number, gaps: number, columns: number, gutter: number): string {
  const share = units / columns;
  return `calc(${share * 100}% + ${(gaps - share * (columns - 1)) * gutter}px)`;
}
