import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { withStorableText } from '../http/storable-text.ts';
import { ServerError } from '../server-error.ts';
import { readLines } from '../storage/read-lines.ts';
import { unquoteFormula } from './formula-cell.ts';

/** A row of a list, or why it cannot be read. */
export interface ListRow {
  /** For messages, such as `Line 2 of items.csv`. */
  readonly place: string;
  readonly values?: { readonly [column: string]: unknown } | undefined;
  readonly fault?: string | undefined;
}

/** The list of a folder or an archive, in this order of preference. */
export const LIST_NAMES = ['items.csv', 'items.json', 'items.ndjson'] as const;

/** A quote that is still open after this many lines is a mistake. */
const MAX_LINES_OF_RECORD = 20;
/** A JSON array is parsed as a whole. */
const MAX_JSON_BYTES = 100 * 1024 * 1024;

export function isList(path: string): boolean {
  return ['.csv', '.json', '.ndjson'].includes(extname(path).toLowerCase());
}

/** A list on a disk, which is streamed, or in memory. */
export type ListFile = { readonly name: string } & ({ readonly path: string } | { readonly content: Buffer });

/** Reads a list: CSV with a header, a JSON array of objects, or a JSON object per line. */
export function readList(file: ListFile): AsyncIterable<ListRow> {
  switch (extname(file.name).toLowerCase()) {
    case '.csv':
      return readCsv(file);
    case '.ndjson':
      return readObjectPerLine(file);
    default:
      return readJsonArray(file);
  }
}

/**
 * Parses each record separately, so that a broken quote affects only its own line. A parser of the whole file would
 * lose all lines after an unclosed quote.
 */
async function* readCsv(file: ListFile): AsyncGenerator<ListRow> {
  let columns: string[] | undefined;
  for await (const { line, text } of csvRecords(linesOf(file))) {
    const place = `Line ${line} of ${file.name}`;
    const cells = parseRecord(text);
    if (cells instanceof Error) yield { place, fault: cells.message };
    else if (columns === undefined) columns = cells.map((name) => name.trim().toLowerCase());
    else yield { place, values: Object.fromEntries(columns.map((name, index) => [name, cells[index]])) };
  }
}

function parseRecord(text: string): readonly string[] | Error {
  try {
    const [cells = []] = parse(text) as string[][];
    return cells.map(unquoteFormula);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

interface CsvRecord {
  /** Number of its first line. */
  readonly line: number;
  readonly text: string;
}

/** Joins the lines of a record with line breaks between quotes. A line whose quote does not end soon is a record. */
async function* csvRecords(lines: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let first = 1;
  const pending: string[] = [];

  function* take(count: number): Generator<CsvRecord> {
    const text = pending.splice(0, count).join('\n');
    if (text.trim() !== '') yield { line: first, text };
    first += count;
  }

  function* takeComplete(isLast: boolean): Generator<CsvRecord> {
    while (pending.length > 0) {
      const count = completeLines(pending);
      if (count === undefined && !isLast && pending.length < MAX_LINES_OF_RECORD) return;
      yield* take(count ?? 1);
    }
  }

  for await (const line of lines) {
    pending.push(line.endsWith('\r') ? line.slice(0, -1) : line);
    yield* takeComplete(false);
  }
  yield* takeComplete(true);
}

/** How many of the lines have an even number of quotes. Undefined if none of their beginnings has. */
function completeLines(lines: readonly string[]): number | undefined {
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (line.split('"').length % 2 === 0) isOpen = !isOpen;
    if (!isOpen) return index + 1;
  }
  return undefined;
}

async function* linesOf(file: ListFile): AsyncGenerator<string> {
  if ('path' in file) yield* readLines(file.path);
  else yield* file.content.toString('utf8').replace('\ufeff', '').split('\n');
}

async function* readObjectPerLine(file: ListFile): AsyncGenerator<ListRow> {
  let lines = 0;
  for await (const line of linesOf(file)) {
    lines += 1;
    const place = `Line ${lines} of ${file.name}`;
    if (line.trim() !== '') yield toRow(place, parseJson(line));
  }
}

async function* readJsonArray(file: ListFile): AsyncGenerator<ListRow> {
  const size = 'path' in file ? (await stat(file.path)).size : file.content.length;
  if (size > MAX_JSON_BYTES) {
    throw new ServerError(`${file.name} is too large for a JSON array. Write one object per line, in a file .ndjson.`);
  }
  const bytes = 'path' in file ? await readFile(file.path) : file.content;
  const rows = parseJson(bytes.toString('utf8'));
  if (!Array.isArray(rows)) throw new ServerError(`${file.name} is not a JSON array of objects.`);
  let count = 0;
  for (const row of rows) {
    count += 1;
    yield toRow(`Item ${count} of ${file.name}`, row);
  }
}

function toRow(place: string, value: unknown): ListRow {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { place, values: { ...value } };
  return { place, fault: 'It is not a JSON object.' };
}

/** Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, withStorableText);
  } catch {
    return undefined;
  }
}
