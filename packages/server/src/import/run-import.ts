import { sql } from 'kysely';
import { lockChannels } from '../admin/channels/channel-record.ts';
import { indexItems } from '../admin/gifs/index-items.ts';
import { updateGif } from '../admin/gifs/update-gif.ts';
import { folderOf } from '../admin/uploads/store-files.ts';
import { isConnectionError } from '../database/is-connection-error.ts';
import { holdTagAliases } from '../database/locks.ts';
import type { StoredItem } from '../database/schema.ts';
import { ApiError } from '../http/api-error.ts';
import { createGuardedClient } from '../http/guarded-client.ts';
import { isStorageFull } from '../http/storage-full.ts';
import { batchesOf } from '../library/catalogue/batches.ts';
import { tagTexts } from '../library/catalogue/item-rows.ts';
import { readAliases, replaceAliases } from '../library/tags/tag-aliases.ts';
import { ServerError } from '../server-error.ts';
import { addAliases } from './add-aliases.ts';
import { addChannels } from './add-channels.ts';
import { type Claim, createClaimedIds } from './claimed-ids.ts';
import { createDuplicateFinder } from './find-duplicates.ts';
import { idTaken, isCopy, type NewItem, readNamesake } from './find-namesake.ts';
import type { ImportContext, ImportOptions } from './import-options.ts';
import type { EntryToImport, ImportSource } from './import-source.ts';
import { MAX_TAGS } from './item-texts.ts';
import {
  hasChannel,
  noChannel,
  type Outcome,
  type Prepared,
  prepareEntry,
  refused,
  type SameFile,
} from './prepare-entry.ts';
import { openSource } from './read-entries.ts';
import { shorten } from './shorten.ts';
import type { TransferEvent } from './transfer.ts';
import { isWebUrl } from './url-files.ts';

export interface ImportResult {
  readonly imported: number;
  /** Files that the library already had, from imports or uploads. */
  readonly present: number;
  readonly refused: number;
  /** Files that are not to be imported, such as those that the list of their pack does not name. */
  readonly leftOut: number;
  /** Files that were listed or merged. Undefined without `duplicates`. */
  readonly duplicates?: number | undefined;
  /** Whether it ended before the last file. */
  readonly isAborted: boolean;
}

/** The account of imported items. No account has this id, so only moderators and owners of their channel edit them. */
const ADDED_BY = 'import';

/** Items per transaction. */
const BATCH = 50;
/** Files that are processed at the same time. Each is held in memory. */
const LANES = 2;

/**
 * Imports a folder, a ZIP or a list. A file that cannot be imported is reported and left out. The content of a file
 * decides its id, so that the next run continues where an interrupted one ended. Throws a `ServerError` if there is
 * nothing to import, the channel does not exist, a license is missing, or the storage is full.
 */
export async function runImport(fullContext: ImportContext, options: ImportOptions): Promise<ImportResult> {
  const context: ImportContext = { ...fullContext, onEvent: (event) => fullContext.onEvent(shortenEvent(event)) };
  await requireChannel(context.db, options);
  const client = createGuardedClient({ allow: options.allowNetwork, signal: context.signal });
  const source = await openSource(options.source, client, options);
  try {
    return await importAll(context, options, source);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    throw new ServerError('The storage is full. Free some space and run the same command again: it continues there.', {
      cause: error,
    });
  } finally {
    await source.files.close();
    client.close();
  }
}

/** Reasons can contain a name. */
const MAX_REASON = 500;

/** Names in a list or an archive can have thousands of characters. */
function shortenEvent(event: TransferEvent): TransferEvent {
  if (event.kind === 'progress') return event;
  const place = shorten(event.place);
  return 'reason' in event ? { ...event, place, reason: shorten(event.reason, MAX_REASON) } : { ...event, place };
}

/** Items of another server have channels of their own. */
async function requireChannel(db: ImportContext['db'], { source, channel: slug }: ImportOptions): Promise<void> {
  if (slug === undefined || isWebUrl(source) || (await hasChannel(db, slug))) return;
  throw new ServerError(`There is no channel "${slug}". Create it first.`);
}

async function importAll(context: ImportContext, options: ImportOptions, source: ImportSource): Promise<ImportResult> {
  const totalFiles = (await source.count?.()) ?? (await countEntries(source, options));
  if (totalFiles === 0) throw new ServerError(`${options.source} has no files to import.`);
  await addChannels(context.db, await source.channels());
  for await (const { place, reason } of addAliases(context, source.aliases())) {
    context.onEvent({ kind: 'refused', place, reason });
  }
  const { duplicates } = options;
  const finder = duplicates && (await createDuplicateFinder(context));
  const counts = { imported: 0, present: 0, refused: 0, leftOut: 0, ...(duplicates && { duplicates: 0 }) };
  let files = 0;
  let bytes = 0;

  function refuse(place: string, reason: string): void {
    counts.refused += 1;
    context.onEvent({ kind: 'refused', place, reason });
  }

  const claimed = createClaimedIds<Prepared>();
  /** Tags to add once the batch is stored. */
  let merges: Merge[] = [];

  /** What to do with an entry, depending on whether there is an item with the same file or picture. */
  async function handleDuplicate(outcome: Prepared | SameFile, place: string): Promise<Outcome> {
    const isSameFile = outcome.kind === 'same-file';
    const id = isSameFile ? outcome.id : (outcome.sameAs ?? (await finder?.find(outcome.item)));
    if (id === undefined || duplicates === undefined) return outcome;
    if (!isSameFile && duplicates !== 'list') await deleteFiles(context, [outcome.item]);
    if (duplicates === 'refuse') {
      return refused(`It is the same ${isSameFile ? 'file' : 'picture'} as ${id}.`, outcome.bytes);
    }
    counts.duplicates = (counts.duplicates ?? 0) + 1;
    context.onEvent({ kind: 'duplicate', place, id });
    if (duplicates === 'list') return outcome;
    merges.push({ id, tags: isSameFile ? outcome.tags : tagTexts(outcome.item) });
    return { kind: 'merged', bytes: outcome.bytes };
  }

  /** The entries to import. Reports the others. */
  async function* entriesToImport(): AsyncGenerator<EntryToImport> {
    for await (const entry of source.entries()) {
      if ('leftOut' in entry) {
        counts.leftOut += 1;
        context.onEvent({ kind: 'left-out', place: entry.place, reason: entry.leftOut });
      } else {
        yield entry;
      }
    }
  }

  async function importEntry(entry: EntryToImport, claim: Claim<NewItem>): Promise<Prepared | undefined> {
    const prepared = await prepareEntry(context, options, { entry, source, claim });
    const isNew = prepared.kind === 'prepared' || prepared.kind === 'same-file';
    const outcome = isNew ? await handleDuplicate(prepared, entry.place) : prepared;
    // Its download was ended.
    if (outcome.kind === 'refused' && context.signal?.aborted) return undefined;
    files += 1;
    bytes += outcome.bytes;
    if (outcome.kind === 'refused') refuse(entry.place, outcome.reason);
    if (outcome.kind === 'present') counts.present += 1;
    context.onEvent({ kind: 'progress', files, totalFiles, bytes });
    return outcome.kind === 'prepared' ? outcome : undefined;
  }

  async function importBatch(batch: readonly EntryToImport[]): Promise<void> {
    const outcomes: (Prepared | undefined)[] = [];
    const prepared = () => outcomes.filter((outcome) => outcome !== undefined);
    const items = () => prepared().map(({ item }) => item);
    let inserted: Inserted;
    try {
      await inLanes(batch, async (entry, index) => {
        if (context.signal?.aborted) return;
        outcomes[index] = await claimed.withClaim((claim) => importEntry(entry, claim));
      });
      inserted = await insertItems(context, prepared());
    } catch (error) {
      // If the connection was lost, the items may have been added.
      if (!isConnectionError(error) || isRejection(error)) await deleteFiles(context, items());
      throw error;
    }
    const { added, channels } = inserted;
    counts.imported += added.size;
    await deleteFiles(
      context,
      items().filter(({ id }) => !added.has(id)),
    );
    for (const [index, { place }] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome === undefined || added.has(outcome.item.id)) continue;
      // Another import has added its id meanwhile, or its channel was deleted.
      const { channel } = outcome.item;
      const reason =
        channel === null || channels.has(channel) ? await findConflict(context, outcome) : noChannel(channel);
      if (reason === undefined) counts.present += 1;
      else refuse(place, reason);
    }
    await finder?.addBatch(items().filter(({ id }) => added.has(id)));
    for (const merge of merges) await mergeTags(context, merge);
    merges = [];
  }

  try {
    for await (const batch of batchesOf(entriesToImport(), BATCH)) {
      if (context.signal?.aborted) break;
      claimed.clear();
      await requireChannel(context.db, options);
      await importBatch(batch);
    }
  } catch (error) {
    // The download of a page was ended.
    if (!context.signal?.aborted || error !== context.signal.reason) throw error;
  }
  return { ...counts, isAborted: context.signal?.aborted ?? false };
}

/** Whether the database has rejected a statement, and with it the transaction, for example because its disk is full. */
function isRejection(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR';
}

/** Checks that each entry has a license, before any is imported. */
async function countEntries({ entries }: ImportSource, { license }: ImportOptions): Promise<number> {
  let count = 0;
  for await (const entry of entries()) {
    if ('leftOut' in entry) continue;
    count += 1;
    if ('texts' in entry && entry.texts.license === undefined && license === undefined) {
      throw new ServerError(
        `${shorten(entry.place)} has no license. Add the option --license with that of the set, such as --license CC0-1.0 or ` +
          '--license "All rights reserved, used with permission". Nothing was imported.',
      );
    }
  }
  return count;
}

/** Applies a function to all, a few at a time. After a failure, throws it once the others in progress have ended. */
async function inLanes<T>(items: readonly T[], run: (item: T, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  async function lane(): Promise<void> {
    for (let index = next; index < items.length; index = next) {
      next += 1;
      await run(items[index] as T, index).catch((error: unknown) => {
        next = items.length;
        throw error;
      });
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
}

interface Inserted {
  /** The ids of the items. */
  readonly added: ReadonlySet<string>;
  /** The channels that exist, of those of the items. */
  readonly channels: ReadonlySet<string>;
}

/** Adds the items, except those that another import has added meanwhile, and those whose channel was deleted meanwhile. */
async function insertItems({ db, clock }: ImportContext, prepared: readonly Prepared[]): Promise<Inserted> {
  if (prepared.length === 0) return { added: new Set(), channels: new Set() };
  return db.transaction().execute(async (tx) => {
    await holdTagAliases(tx);
    const slugs = new Set(prepared.flatMap(({ item }) => item.channel ?? []));
    const channels = await lockChannels(tx, [...slugs]);
    const accepted = prepared.filter(({ item }) => item.channel === null || channels.has(item.channel));
    if (accepted.length === 0) return { added: new Set<string>(), channels };
    const aliases = await readAliases(
      tx,
      accepted.flatMap(({ item }) => tagTexts(item)),
    );
    const rows = accepted.map(({ item, hash = null }) => {
      const stored = { ...item, tags: replaceAliases(item.tags, aliases) };
      return sql`(${item.id}, ${item.channel}, ${JSON.stringify(stored)}::jsonb, ${hash}, ${ADDED_BY})`;
    });
    const { rows: inserted } = await sql<{ id: string }>`
      INSERT INTO items (id, channel, data, source_hash, added_by) VALUES ${sql.join(rows)}
      ON CONFLICT (id) DO NOTHING RETURNING id`.execute(tx);
    const ids = inserted.map(({ id }) => id);
    await indexItems(tx, ids, clock());
    return { added: new Set(ids), channels };
  });
}

/** Why an item is refused whose id another import has added meanwhile. Undefined if that has added the same item. */
async function findConflict({ db }: ImportContext, { item, hash }: NewItem): Promise<string | undefined> {
  const other = await readNamesake(db, item.id);
  if (other === undefined) return undefined;
  const isSame = hash === undefined ? isCopy(other.item, item) : other.hash === hash;
  return isSame ? undefined : idTaken(other.item);
}

interface Merge {
  /** Of an item with the same picture. */
  readonly id: string;
  readonly tags: readonly string[];
}

/** Adds tags to an item, unless it was deleted meanwhile. */
async function mergeTags({ db, clock }: ImportContext, { id, tags }: Merge): Promise<void> {
  await updateGif(db, {
    id,
    allow: () => {},
    edit: (item) => ({ tags: [...new Set([...tagTexts(item), ...tags])].slice(0, MAX_TAGS) }),
    now: clock(),
  }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  });
}

async function deleteFiles({ uploads }: ImportContext, items: readonly StoredItem[]): Promise<void> {
  for (const item of items) await uploads.deleteFolder(folderOf(item));
}
