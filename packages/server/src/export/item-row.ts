import type { CatalogueItem } from '@zoetrope/catalogue';
import { quoteFormula } from '../import/formula-cell.ts';

const COLUMNS = ['id', 'file', 'title', 'alt_text', 'tags', 'rating', 'type', 'license', 'author', 'source'] as const;

export const CSV_HEADER = csvLine(COLUMNS);

/** The texts of an item as a row of CSV (RFC 4180), which `import` reads too. */
export function csvRow(item: CatalogueItem): string {
  const { id, master, title, alt_text, rating, kind, license, author = '', source } = item;
  const cells: { readonly [column in (typeof COLUMNS)[number]]: string } = {
    ...{ id, title, alt_text, rating, license, author, source },
    file: `media/${master}`,
    tags: item.tags.map((tag) => (typeof tag === 'string' ? tag : tag.text)).join(', '),
    type: kind === 'text' ? 'sticker' : kind,
  };
  return csvLine(COLUMNS.map((column) => cells[column]));
}

/** A row of CSV. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function quote(cell: string): string {
  const text = quoteFormula(cell);
  const needsQuotes = [',', '"', '\r', '\n'].some((character) => text.includes(character));
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
