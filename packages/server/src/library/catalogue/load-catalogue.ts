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

/** Raised when the tables are made differently from the same catalogue, so that they are made anew. */
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
 * Brings the tables in line with the catalogue: nothing to do when its content is the one of last time; else items
 * are added and renewed, and those it no longer has are removed. Popularity and events stay. All or nothing.
 */
export async function loadCatalogue(db: Db, catalogue: Catalogue, now: number): Promise<void> {
  const hash = contentHash(catalogue);
  if (await isLoaded(db, hash)) return;
  const loaded = await db.transaction().execute(async (tx) => {
    // Processes that start together load one after the other.
    await lockTree(tx);
    await lockIndex(tx);
    if (await isLoaded(tx, hash)) return false;

    await storeItems(tx, catalogue);
    await replaceChannels(tx, catalogue);
    const { items, channels } = await readCollection(tx, catalogue);
    const rows = items.map((item) => itemRow(item, channels));
    await storeScores(tx, rows, { places: interleaveCreators(items), now });
    await rebuildDerivedTables(tx, rows, items);
    await refreshMembership(tx);
    await seedSearchTerms(tx, now);
    await sql`INSERT INTO settings (name, value) VALUES ('catalogue', ${hash})
              ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(tx);
    return true;
  });
  // Fresh tables have no statistics, and the planner then chooses badly until the database gets to it by itself. Of these
  // alone: another process may be making tables for events, and each of the two would wait for the other.
  if (loaded) await sql`ANALYZE ${sql.join(LOADED_TABLES.map((table) => sql.table(table)))}`.execute(db);
}

async function isLoaded(db: Db, hash: string): Promise<boolean> {
  const before = await db.selectFrom('settings').select('value').where('name', '=', 'catalogue').executeTakeFirst();
  return before?.value === hash;
}

function contentHash({ items, channels }: Catalogue): string {
  return createHash('sha256').update(JSON.stringify({ VERSION, items, channels })).digest('hex');
}
