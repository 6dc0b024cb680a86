type Cell = string | number | boolean;

/** Writes a table as CSV (RFC 4180). */
export function writeCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Text that a spreadsheet would evaluate as a formula is prefixed with an apostrophe. */
function cell(value: Cell): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^\s*[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
