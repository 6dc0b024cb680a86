/** Width of one of `columns` in a list of `width` px. */
export function columnWidth(width: number, columns: number, gutter: number): number {
  return Math.max(0, (width - (columns - 1) * gutter) / columns);
}

/** The same as CSS, for a list whose width only its container knows. */
export function columnWidthCss(columns: number, gutter: number): string {
  return `calc((100cqw - ${(columns - 1) * gutter}px) / ${columns})`;
}
