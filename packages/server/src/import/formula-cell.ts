/** Spreadsheets take a cell that begins with one of these for a formula, also one that a stranger has written. */
const STARTS: ReadonlySet<string> = new Set(['=', '+', '-', '@', '\t', '\r']);

/** The text of a CSV cell that no spreadsheet evaluates. */
export function quoteFormula(cell: string): string {
  return STARTS.has(cell.charAt(0)) ? `'${cell}` : cell;
}

/** Undoes `quoteFormula`. */
export function unquoteFormula(cell: string): string {
  return cell.startsWith("'") && STARTS.has(cell.charAt(1)) ? cell.slice(1) : cell;
}
