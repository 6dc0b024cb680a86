import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { sql, type Transaction } from 'kysely';
import type { Db, StoredItem, Tables } from '../database/schema.ts';
import { STEMMERS, searchVector } from '../database/text-search.ts';
import { decayed } from '../trending/decay.ts';
import type { Catalogue } from './catalogue.ts';
import { deriveTagTables, loadWords } from './derived-tables.ts';
import { seedSearchTerms } from './seed-search-terms.ts';
import { itemRow, translationRows } from './to-rows.ts';

const BATCH = 500;
/** Raised when the columns are made differently from the same catalogue, so that they are made anew. */
const VERSION = 1;
/** Any number will do, as long as it is ours: processes that start together load one after the other. */
const LOCK = 7_046_029;

/**
 * Brings the tables in line with the catalogue: nothing to do when its content is the one of last time; else items
 * are added and renewed, and those it no longer has are removed. Popularity and events stay.
 */
export async function loadCatalogue(db: Db, catalogue: Catalogue, now: number): Promise<void> {
  const hash = contentHash(catalogue);
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    const loaded = await tx.selectFrom('settings').select('value').where('name', '=', 'catalogue').executeTakeFirst();
    if (loaded?.value === hash) return;

    for (let start = 0; start < catalogue.items.length; start += BATCH) {
      await loadBatch(tx, catalogue, start, now);
    }
    await removeOthers(tx, catalogue.items);
    await loadChannels(tx, catalogue);
    await deriveTagTables(tx);
    await loadWords(tx, catalogue.items);
    await seedSearchTerms(tx, now);
    await sql`INSERT INTO settings (name, value) VALUES ('catalogue', ${hash})
              ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(tx);
  });
  await sql`ANALYZE`.execute(db);
}

function contentHash({ items, channels }: Catalogue): string {
  return createHash('sha256').update(JSON.stringify({ VERSION, items, channels })).digest('hex');
}

async function loadBatch(tx: Transaction<Tables>, catalogue: Catalogue, start: number, now: number): Promise<void> {
  const items = catalogue.items.slice(start, start + BATCH);
  const stored = await Promise.all(items.map((item) => withBytes(item, catalogue)));
  const rows = stored.map((data, index) => {
    // Earlier items of the catalogue start as the more popular ones, each a little above the next.
    const seed = 3 / (1 + (start + index) / 50);
    return { ...itemRow(data, catalogue), data, clicks: decayed(seed, now), seen: decayed(seed * 20, now) };
  });
  const batch = JSON.stringify(rows);

  await sql`
    INSERT INTO items (id, kind, listed, removed, channels, search, data)
    SELECT id, kind, listed, removed, channels,
      ${searchVector(sql`'zoetrope_en'`, { title: 'A', tag_words: 'B', alt: 'C', creator: 'D' })}, data
    FROM jsonb_to_recordset(${batch}::jsonb) AS t(id text, kind text, listed boolean, removed boolean, channels text[],
      title text, tag_words text, alt text, creator text, data jsonb)
    ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, listed = excluded.listed, removed = excluded.removed,
      channels = excluded.channels, search = excluded.search, data = excluded.data`.execute(tx);
  await sql`
    INSERT INTO item_scores (item_id, kind, rating, clicks, seen)
    SELECT id, kind, rating, clicks, seen
    FROM jsonb_to_recordset(${batch}::jsonb) AS t(id text, kind text, listed boolean, rating smallint, clicks float8, seen float8)
    WHERE listed
    ON CONFLICT (item_id) DO UPDATE SET kind = excluded.kind, rating = excluded.rating`.execute(tx);
  await sql`DELETE FROM item_tags WHERE item_id IN (SELECT jsonb_array_elements(${batch}::jsonb) ->> 'id')`.execute(tx);
  // The creator's channel is a tag of its own kind: what shares nothing else is still related by it.
  await sql`
    INSERT INTO item_tags (item_id, tag, weight)
    SELECT id, unnest(CASE WHEN channels[1] IS NULL THEN tags ELSE tags || ('@' || channels[1]) END), 0
    FROM jsonb_to_recordset(${batch}::jsonb) AS t(id text, listed boolean, tags text[], channels text[])
    WHERE listed
    ON CONFLICT DO NOTHING`.execute(tx);
  await loadTranslations(tx, items);
}

async function withBytes(item: CatalogueItem, { fileUrl }: Catalogue): Promise<StoredItem> {
  const bytes: Record<string, number> = {};
  for (const file of [item.master, ...Object.values(item.mp4 ?? {})]) {
    const size = await stat(fileUrl(file)).then(
      (found) => found.size,
      () => undefined,
    );
    if (size !== undefined) bytes[file] = size;
  }
  return { ...item, bytes };
}

async function loadTranslations(tx: Transaction<Tables>, items: readonly CatalogueItem[]): Promise<void> {
  const rows = items.flatMap(translationRows);
  const config = Object.keys(STEMMERS).map(
    (language) => sql`WHEN ${sql.lit(language)} THEN ${sql.lit(`zoetrope_${language}`)}::regconfig`,
  );
  const inLanguage = sql`CASE language ${sql.join(config, sql` `)} ELSE 'simple'::regconfig END`;
  await sql`DELETE FROM translations WHERE item_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(items.map((item) => item.id))}::jsonb))`.execute(
    tx,
  );
  await sql`
    INSERT INTO translations (item_id, language, search)
    SELECT item_id, language, ${searchVector(inLanguage, { title: 'A', tag_words: 'B' })}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS t(item_id text, language text, title text, tag_words text)`.execute(
    tx,
  );
}

async function removeOthers(tx: Transaction<Tables>, items: readonly CatalogueItem[]): Promise<void> {
  const ids = JSON.stringify(items.map((item) => item.id));
  await sql`UPDATE items SET listed = false, removed = true
            WHERE id NOT IN (SELECT jsonb_array_elements_text(${ids}::jsonb))`.execute(tx);
  await sql`DELETE FROM item_scores WHERE item_id IN (SELECT id FROM items WHERE NOT listed)`.execute(tx);
  await sql`DELETE FROM item_tags WHERE item_id IN (SELECT id FROM items WHERE NOT listed)`.execute(tx);
}

async function loadChannels(tx: Transaction<Tables>, { channels }: Catalogue): Promise<void> {
  await sql`DELETE FROM channels`.execute(tx);
  await sql`
    INSERT INTO channels (slug, data)
    SELECT value ->> 'slug', value FROM jsonb_array_elements(${JSON.stringify(channels)}::jsonb)`.execute(tx);
}
