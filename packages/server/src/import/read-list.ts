import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { withStorableText } from '../http/storable-text.ts';
import { messageOf, ServerError } from '../server-error.ts';
import { type Line, scanLines } from '../storage/read-lines.ts';
import { unquoteFormula } from './formula-cell.ts';
import { shorten } from './shorten.ts';

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

/**
 * Reads a list: CSV with a header, which must have the column `required`; a JSON array of objects; or a JSON object per
 * line.
 */
export function readList(file: ListFile, required: string): AsyncIterable<ListRow> {
  switch (extname(file.name).toLowerCase()) {
    case '.csv':
      return readCsv(file, required);
    case '.ndjson':
      return readObjectPerLine(file);
    default:
      return readJsonArray(file);
  }
}

/**
 * Parses each record separately, so that a broken quote affects only its own line. A parser of the whole file would
 * lose all lines after an unclosed quote. Throws a `ServerError` if the names of the columns cannot be read, or lack `required`.
 */
async function* readCsv(file: ListFile, required: string): AsyncGenerator<ListRow> {
  let columns: readonly string[] | undefined;
  const maxCells = () => columns?.length;
  for await (const { line, cells, fault } of csvRecords(linesOf(file), maxCells)) {
    const place = `Line ${line} of ${file.name}`;
    if (columns !== undefined) {
      const named = cells && Object.fromEntries(columns.map((name, index) => [name, cells[index]]));
      yield { place, values: named, fault };
    } else if (cells === undefined) {
      throw new ServerError(`${place}, with the names of the columns, cannot be read: ${fault}`);
    } else {
      columns = cells.map((name) => name.trim().toLowerCase());
      if (!columns.includes(required)) {
        throw new ServerError(
          `${place} names no column "${required}". Its columns are ${shorten(columns.map((name) => `"${name}"`).join(', '))}.`,
        );
      }
    }
  }
}

interface CsvRecord {
  /** Number of its first line. */
  readonly line: number;
  readonly cells?: readonly string[] | undefined;
  readonly fault?: string | undefined;
}

/**
 * Joins the lines of a record with line breaks between quotes. A line whose quote does not end soon is a record. So is
 * one that makes no row of up to `maxCells` with the lines up to the next quote: two broken quotes have rows between them.
 */
async function* csvRecords(lines: AsyncIterable<Line>, maxCells: () => number | undefined): AsyncGenerator<CsvRecord> {
  let first = 1;
  const pending: string[] = [];
  let separator: string | undefined;
  const parseRecord = (text: string) => parseCells(text, separator ?? DEFAULT_SEPARATOR);

  function takeFirst(count: number): CsvRecord | undefined {
    const line = first;
    const several = count > 1 ? parseRecord(pending.slice(0, count).join('\n')) : undefined;
    const cells = several?.cells?.length;
    const isRow = cells !== undefined && cells <= (maxCells() ?? cells);
    const taken = isRow ? count : 1;
    const [text = ''] = pending.splice(0, taken);
    first += taken;
    if (isRow) return { line, ...several };
    return text.trim() === '' ? undefined : { line, ...parseRecord(text) };
  }

  function* takeComplete({ isLast }: { readonly isLast: boolean }): Generator<CsvRecord> {
    while (pending.length > 0) {
      const count = completeLines(pending);
      if (count === undefined && !isLast && pending.length < MAX_LINES_OF_RECORD) return;
      const record = takeFirst(count ?? 1);
      if (record !== undefined) yield record;
    }
  }

  for await (const line of lines) {
    if (typeof line === 'string') {
      const text = line.endsWith('\r') ? line.slice(0, -1) : line;
      if (separator === undefined && text.trim() !== '') {
        const named = namedSeparator(text);
        separator = named ?? separatorOf(text);
        if (named !== undefined) {
          first += 1;
          continue;
        }
      }
      pending.push(text);
      yield* takeComplete({ isLast: false });
    } else {
      yield* takeComplete({ isLast: true });
      yield { line: first, fault: `It ${line.fault}.` };
      first += 1;
    }
  }
  yield* takeComplete({ isLast: true });
}

/** Spreadsheets write semicolons in countries whose decimal sign is the comma. */
const SEPARATORS = [',', ';', '\t'] as const;
const DEFAULT_SEPARATOR = ',';
/** How the first line of some spreadsheets names the separator: `sep=;`. */
const SEPARATOR_LINE = 'sep=';

function namedSeparator(line: string): string | undefined {
  if (!line.toLowerCase().startsWith(SEPARATOR_LINE)) return undefined;
  return SEPARATORS.find((separator) => line.slice(SEPARATOR_LINE.length) === separator);
}

/** The one that makes the most columns. */
function separatorOf(header: string): string {
  const columns = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (columns(separator) > columns(best) ? separator : best));
}

function parseCells(text: string, separator: string): Pick<CsvRecord, 'cells' | 'fault'> {
  // Most lines of a long list have no quotes, and the parser takes long to start.
  if (!text.includes('"')) return { cells: text.split(separator).map(unquoteFormula) };
  try {
    const [cells = []] = parse(text, { delimiter: separator }) as string[][];
    return { cells: cells.map(unquoteFormula) };
  } catch (error) {
    return { fault: faultOfQuotes(error) };
  }
}

/** Of the parser, whose own messages count the lines of the record. */
const FAULTS: ReadonlyMap<string, string> = new Map([
  ['CSV_QUOTE_NOT_CLOSED', 'It has a quote that is not closed.'],
  ['CSV_INVALID_CLOSING_QUOTE', 'It has text after a closing quote. Write a quote in a text twice.'],
  [
    'INVALID_OPENING_QUOTE',
    'It has a quote in a text without quotes around it. Put quotes around the text, and write each quote in it twice.',
  ],
]);

function faultOfQuotes(error: unknown): string {
  const fault = error instanceof CsvError ? FAULTS.get(error.code) : undefined;
  return fault ?? 'It is not valid CSV.';
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

async function* linesOf(file: ListFile): AsyncGenerator<Line> {
  if ('content' in file) {
    yield* file.content.toString('utf8').replace(BYTE_ORDER_MARK, '').split('\n');
    return;
  }
  try {
    yield* scanLines(file.path);
  } catch (cause) {
    throw unreadableList(file.path, cause);
  }
}

function unreadableList(path: string, cause: unknown): ServerError {
  return new ServerError(
    `${path} cannot be read: ${messageOf(cause)}. Run the same command again once it can: it continues there.`,
    { cause },
  );
}

async function* readObjectPerLine(file: ListFile): AsyncGenerator<ListRow> {
  let lines = 0;
  for await (const line of linesOf(file)) {
    lines += 1;
    const place = `Line ${lines} of ${file.name}`;
    if (typeof line !== 'string') yield { place, fault: `It ${line.fault}.` };
    else if (line.trim() !== '') yield toRow(place, parseJson(line));
  }
}

async function* readJsonArray(file: ListFile): AsyncGenerator<ListRow> {
  const bytes = 'content' in file ? file.content : await readArray(file.path);
  const rows = parseJson(bytes.toString('utf8'));
  if (!Array.isArray(rows)) throw new ServerError(`${file.name} is not a JSON array of objects.`);
  let count = 0;
  for (const row of rows) {
    count += 1;
    yield toRow(`Item ${count} of ${file.name}`, row);
  }
}

async function readArray(path: string): Promise<Buffer> {
  const { size } = await stat(path).catch((cause: unknown) => {
    throw unreadableList(path, cause);
  });
  if (size > MAX_JSON_BYTES) {
    throw new ServerError(`${path} is too large for a JSON array. Write one object per line, in a file .ndjson.`);
  }
  return readFile(path).catch((cause: unknown) => {
    throw unreadableList(path, cause);
  });
}

function toRow(place: string, value: unknown): ListRow {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { place, values: { ...value } };
  return { place, fault: 'It is not a JSON object.' };
}

const BYTE_ORDER_MARK = '\ufeff';

/** Undefined if the text is not JSON. A byte order mark, which some programs write, is not part of it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text, withStorableText);
  } catch {
    return undefined;
  }
}
