import { Readable } from 'node:stream';
import type { CatalogueItem } from '@zoetrope/catalogue';
import type { RawBuilder } from 'kysely';
import { withFilesKept } from '../database/locks.ts';
import { ALIASES_NAME } from '../import/read-entries.ts';
import { MEDIA_FOLDER, newNames } from '../import/store-library-files.ts';
import { readTagAliases } from '../library/tags/tag-aliases.ts';
import { ServerError } from '../server-error.ts';
import type { ExportContext, ExportResult } from './export-context.ts';
import { type ExportTarget, openFile, writeTarget } from './export-target.ts';
import { CSV_HEADER, csvLine, csvRow } from './item-row.ts';
import type { PackOptions } from './packs/pack.ts';
import { writePack } from './packs/write-pack.ts';
import { readChannels } from './read-channels.ts';
import {
  conditionOf,
  countItems,
  type ExportedItem,
  fileOf,
  readItems,
  type Selection,
  withExportedNames,
} from './select-items.ts';

export interface ExportOptions extends Selection {
  /** Absolute path of a `.zip`, or of a folder that does not exist or is empty. */
  readonly target: string;
  /** Default: a catalogue, which has everything. */
  readonly pack?: PackOptions | undefined;
}

/** An export, as the command line sends it to a running server. */
export type ExportCommand = ExportOptions & { readonly action: 'export' };

/**
 * Exports the library, a channel, or what a search finds, as a catalogue: `items.ndjson`, `channels.json`, and the files
 * in `media/`. `list.csv` has the texts for spreadsheets, and `tag-aliases.csv` of a whole library its aliases. With `pack`, the target is a pack of stickers for another
 * application instead. Removed items and those that await approval are left out. The target has its name only once it
 * is complete. Throws a `ServerError` if it exists, nothing is found, or the disk is full.
 */
export async function runExport(context: ExportContext, options: ExportOptions): Promise<ExportResult> {
  const { pack } = options;
  const condition = await conditionOf(context.db, options);
  const isWhole = options.channel === undefined && options.query === undefined;
  const write = (target: ExportTarget) =>
    pack === undefined
      ? exportAll(context, { condition, isWhole }, target)
      : writePack({ ...context, condition, target, options: { ...pack, title: pack.title ?? titleOf(options) } });
  // An upload that is deleted meanwhile is exported or left out as a whole.
  const run = (target: ExportTarget) => withFilesKept(context.db, () => write(target));
  return writeTarget({ path: options.target }, run);
}

/** For example, "cat from animals". */
function titleOf({ channel, query }: Selection): string {
  if (channel === undefined) return query ?? 'Stickers';
  return query === undefined ? channel : `${query} from ${channel}`;
}

async function exportAll(
  { db, uploads, catalogue, onEvent, signal }: ExportContext,
  { condition, isWhole }: { readonly condition: RawBuilder<unknown>; readonly isWhole: boolean },
  target: ExportTarget,
): Promise<ExportResult> {
  const totalFiles = await countItems(db, condition);
  if (totalFiles === 0) throw new ServerError('There is nothing to export.');
  const exported = new Set<string>();
  const channels = new Set<string>();
  let refused = 0;
  let bytes = 0;

  async function exportFiles(entry: ExportedItem): Promise<void> {
    const { item } = entry;
    const files = [...newNames(item)].map(([name, newName]) => ({
      name: `${MEDIA_FOLDER}/${item.id}/${newName}`,
      file: fileOf(entry, name, { uploads, catalogue }),
    }));
    for (const { file, name } of files) {
      if (!(await file.isComplete())) throw new ServerError(`${name} is missing or damaged.`);
    }
    for (const { file, name } of files) {
      bytes += (await file.size()) ?? 0;
      await target.add(name, await openFile(file), new Date(item.created));
    }
  }

  let files = 0;
  for await (const entry of readItems(db, condition)) {
    if (signal?.aborted) return { exported: exported.size, refused, isAborted: true };
    const { id, channel } = entry.item;
    try {
      await exportFiles(entry);
      exported.add(id);
      if (channel !== null) channels.add(channel);
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      refused += 1;
      onEvent({ kind: 'refused', place: id, reason: error.message });
    }
    files += 1;
    onEvent({ kind: 'progress', files, totalFiles, bytes });
  }

  /** Reads the items again, so that only their ids are kept in memory. */
  async function* lines(toLine: (item: CatalogueItem) => string): AsyncGenerator<string> {
    for await (const { item } of readItems(db, condition)) {
      if (exported.has(item.id)) yield toLine(withExportedNames(item));
    }
  }
  async function* list(): AsyncGenerator<string> {
    yield CSV_HEADER;
    yield* lines(csvRow);
  }
  const now = new Date();
  const addText = (name: string, text: Iterable<string> | AsyncIterable<string>) =>
    target.add(name, Readable.from(text, { objectMode: false }), now);
  await addText(
    'items.ndjson',
    lines((item) => `${JSON.stringify(item)}\n`),
  );
  await addText('list.csv', list());
  await addText('channels.json', [`${JSON.stringify(await readChannels(db, [...channels]), null, 2)}\n`]);
  const aliases = isWhole ? await readTagAliases(db) : [];
  if (aliases.length > 0) {
    await addText(ALIASES_NAME, [csvLine(['alias', 'tag']), ...aliases.map(({ alias, tag }) => csvLine([alias, tag]))]);
  }
  return { exported: exported.size, refused, isAborted: false };
}
