import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { lockIndex, lockTree } from '../../database/locks.ts';
import type { Db } from '../../database/schema.ts';
import type { Catalogue } from '../../storage/catalogue.ts';
import { refreshMembership } from '../channels/membership.ts';
import { rebuildDerivedTables } from './derived-tables.ts';
import { interleaveCreators } from './interleave-creators.ts';
import { itemRow } from './item-rows.ts';
import { readCollection } from './read-collection.ts';
import { replaceChannels } from './replace-channels.ts';
import { seedSearchTerms } from './seed-search-terms.ts';
import { storeItems, storeScores } from './store-items.ts';

/** Increase it if the same catalogue results in other rows, so that it is loaded again. */
const VERSION = 4;
const LOADED_TABLES = [
  'items',
  'item_texts',
  'item_scores',
  'item_tags',
  'translations',
  'list_sizes',
  'channels',
  'tags',
  'words',
  'search_terms',
] as const;

/**
 * Updates the tables to match a catalogue. Does nothing if it is already loaded; otherwise adds and updates items, and
 * removes those that the catalogue no longer has. Popularity and events are kept. One transaction.
 */
export async function loadCatalogue(db: Db, catalogue: Catalogue, now: number): Promise<void> {
  const hash = contentHash(catalogue);
  if (await isLoaded(db, hash)) return;
  const loaded = await db.transaction().execute(async (tx) => {
    // Processes that start at the same time load one after the other.
    await lockTree(tx);
    await lockIndex(tx);
    if (await isLoaded(tx, hash)) return false;

    await storeItems(tx, catalogue);
    await replaceChannels(tx, catalogue);
    const { items, channels } = await readCollection(tx, catalogue);
    const rows = items.map((item) => itemRow(item, channels));
    await storeScores(tx, rows, { ranks: interleaveCreators(items), now });
    await rebuildDerivedTables(tx, rows, items);
    await refreshMembership(tx);
    await seedSearchTerms(tx, now);
    await sql`INSERT INTO settings (name, value) VALUES ('catalogue', ${hash})
              ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(tx);
    return true;
  });
  // New tables have no statistics, so the planner would choose bad plans until autovacuum runs. Only these tables:
  // another process may be creating partitions, and both would deadlock.
  if (loaded) await sql`ANALYZE ${sql.join(LOADED_TABLES.map((table) => sql.table(table)))}`.execute(db);
}

async function isLoaded(db: Db, hash: string): Promise<boolean> {
  const setting = await db.selectFrom('settings').select('value').where('name', '=', 'catalogue').executeTakeFirst();
  return setting?.value === hash;
}

function contentHash({ items, channels }: Catalogue): string {
  return createHash('sha256').update(JSON.stringify({ VERSION, items, channels })).digest('hex');
}
