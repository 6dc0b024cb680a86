/** Returns a Markdown table whose first column is aligned left, and whose figures are aligned right. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

export const number = (value, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Formats a figure of a table. A dash marks a missing one. */
export const cell = (value, digits) => (value === undefined ? '–' : number(value, digits));
