import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { isStatementTimeout } from '../../database/database-errors.ts';
import { lockIndex, lockTree } from '../../database/locks.ts';
import type { Db, Tables } from '../../database/schema.ts';
import type { Catalogue } from '../../storage/catalogue.ts';
import { refreshMembership } from '../channels/membership.ts';
import { rebuildCovers } from '../gifs/category-covers.ts';
import { type ChangedItems, changedBatches } from './changed-items.ts';
import { fillEmptyLibrary } from './fill-empty-library.ts';
import { indexItems } from './index-items.ts';
import { createLineage, type Lineage } from './lineage.ts';
import { readChannels } from './read-collection.ts';
import { dropIndexes } from './rebuild-indexes.ts';
import { replaceChannels } from './replace-channels.ts';
import { seedSearchTerms } from './seed-search-terms.ts';
import { storeItems, VERSION } from './store-items.ts';

type Tx = Transaction<Tables>;

const LOADED_TABLES = [
  'items',
  'item_texts',
  'unlisted_texts',
  'item_scores',
  'item_tags',
  'translations',
  'list_sizes',
  'category_covers',
  'channels',
  'tags',
  'words',
  'search_terms',
] as const;

/**
 * Updates the tables to match a catalogue. Does nothing if it is already loaded; otherwise adds and updates items, and
 * removes those that the catalogue no longer has. Unchanged items are not touched; popularity and events are kept.
 *
 * One transaction with some thousand items in memory at a time: a load that is interrupted changes nothing, and the
 * next start begins again.
 *
 * Throws a `ServerError` that names the first item with an invalid field.
 */
export async function loadCatalogue(db: Db, catalogue: Catalogue, now: number): Promise<void> {
  const { version, count } = await identify(catalogue);
  if (await isLoaded(db, version)) return;
  const areManyChanged = await db.transaction().execute(async (tx) => {
    // A load of a million items has statements that take minutes.
    await sql`SET LOCAL statement_timeout = 0`.execute(tx);
    // Processes that start at the same time load one after the other.
    await lockTree(tx);
    await lockIndex(tx);
    if (await isLoaded(tx, version)) return false;

    const isEmpty = (await tx.selectFrom('item_texts').select('item_id').limit(1).execute()).length === 0;
    const createIndexes = isEmpty ? await dropIndexes(tx) : undefined;
    const areChannelsChanged = await replaceChannels(tx, catalogue);
    await storeItems(tx, catalogue, count);
    const changes = changedBatches(tx, now);
    const lineage = createLineage(await readChannels(tx));
    if (createIndexes !== undefined) {
      await fillEmptyLibrary(tx, changes, lineage);
      await createIndexes();
      await rebuildCovers(tx);
      await refreshMembership(tx);
    } else {
      await indexChanges(tx, changes, { areChannelsChanged, lineage });
    }
    await seedSearchTerms(tx, now);
    await sql`INSERT INTO settings (name, value) VALUES ('catalogue', ${version})
              ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(tx);
    return isLargeChange(tx);
  });
  if (areManyChanged) await vacuum(db);
}

/**
 * New tables have no statistics, so the planner would choose bad plans until autovacuum runs; and the first reads of each
 * page would look up whether its rows are committed. Only these tables: another process may be creating partitions, and
 * both would deadlock.
 */
async function vacuum(db: Db): Promise<void> {
  try {
    await sql`VACUUM (ANALYZE) ${sql.join(LOADED_TABLES.map((table) => sql.table(table)))}`.execute(db);
  } catch (error) {
    // Behind a pooler, a low limit of the role applies. The items are loaded, and autovacuum does the rest.
    if (!isStatementTimeout(error)) throw error;
  }
}

async function indexChanges(
  tx: Tx,
  changes: AsyncIterable<ChangedItems>,
  { areChannelsChanged, lineage }: { readonly areChannelsChanged: boolean; readonly lineage: Lineage },
): Promise<void> {
  for await (const { ids, scoreOf } of changes) {
    await indexItems(tx, ids, { lineage, scoreOf });
    if (!areChannelsChanged) await refreshMembership(tx, ids);
  }
  if (areChannelsChanged) await refreshMembership(tx);
}

/** Whether at least a tenth of the items changed, so that the statistics are outdated: the threshold of autovacuum. */
async function isLargeChange(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isLarge: boolean }>`
    SELECT (SELECT count(*) FROM changed_items) * 10 >= (SELECT count(*) FROM catalogue_items) AS "isLarge"`.execute(
    tx,
  );
  return rows[0]?.isLarge === true;
}

async function isLoaded(db: Db, version: string): Promise<boolean> {
  const setting = await db.selectFrom('settings').select('value').where('name', '=', 'catalogue').executeTakeFirst();
  return setting?.value === version;
}

/** A hash of the catalogue and the number of its items, or a hash of its own version. */
async function identify({ items, channels, version }: Catalogue): Promise<{ version: string; count?: number }> {
  const hash = createHash('sha256').update(JSON.stringify([VERSION, channels, version ?? null]));
  if (version !== undefined) return { version: hash.digest('hex') };
  let count = 0;
  for await (const item of items) {
    hash.update(JSON.stringify(item));
    count += 1;
  }
  return { version: hash.digest('hex'), count };
}
