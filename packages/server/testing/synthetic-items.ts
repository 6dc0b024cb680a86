import { sql } from 'kysely';
import type { Db } from '../src/database/schema.ts';
import { tierOfRank } from '../src/database/search-index.ts';

/**
 * Adds GIFs `many-1`, `many-2` … to a database with the fixture: all have the word "common", and one of 500 rarer
 * words. One in ten is removed. Written by SQL, because loading a catalogue of this size takes much longer.
 */
export async function addSyntheticItems(db: Db, count: number): Promise<void> {
  await sql`CREATE TABLE added AS
    SELECT n, 'many-' || n AS id, (n % 5)::smallint AS rating, 'rare' || n % 500 AS word, n % 10 = 0 AS removed
    FROM generate_series(1, ${sql.lit(count)}) AS n`.execute(db);
  await sql`INSERT INTO items (id, channel, data, deleted, content_hash)
    SELECT added.id, 'moods', items.data || jsonb_build_object(
      'id', added.id, 'tags', jsonb_build_array('common', word), 'bytes', jsonb_build_object('duckling.webp', 1000 + n)), added.removed, 'none'
    FROM added JOIN items ON items.id = 'duckling'`.execute(db);
  await sql`INSERT INTO unlisted_texts (item_id, created, search)
    SELECT id, '2026-01-01T00:00:00.000Z', to_tsvector('zoetrope_en', 'common ' || word) FROM added WHERE removed`.execute(
    db,
  );
  await sql`DELETE FROM added WHERE removed`.execute(db);
  await sql`INSERT INTO item_scores (item_id, kind, rating, clicks, seen)
    SELECT id, 'gif', rating, n % 997 / 100.0, 0 FROM added`.execute(db);
  await sql`INSERT INTO item_texts (item_id, kind, rating, channels, words, created, tier, search)
    SELECT id, 'gif', rating, ARRAY['moods'], ARRAY['common', word], '2026-01-01T00:00:00.000Z', 3,
      to_tsvector('zoetrope_en', 'common ' || word) FROM added`.execute(db);
  await sql`INSERT INTO translations (item_id, language, kind, rating, channels, tier, tags, words, search)
    SELECT id, 'de', 'gif', rating, ARRAY['moods'], 3, ARRAY[word], ARRAY[word], to_tsvector('zoetrope_de', word) FROM added`.execute(
    db,
  );
  await sql`INSERT INTO item_tags (item_id, tag, kind, rating, weight)
    SELECT id, tag, 'gif', rating, 0.1
    FROM added, unnest(ARRAY['common', word, CASE WHEN n % 7 = 0 THEN 'party' ELSE 'cat' END, '@moods']) AS tag`.execute(
    db,
  );
  await sql`INSERT INTO tags (language, tag, items, search)
    SELECT 'en', tag, count(*), to_tsvector('simple', tag) FROM item_tags WHERE tag LIKE 'rare%' OR tag = 'common' GROUP BY tag`.execute(
    db,
  );
  await sql`INSERT INTO words (language, word, items)
    SELECT language, tag, items FROM tags WHERE tag LIKE 'rare%' OR tag = 'common'`.execute(db);
  await sql`DELETE FROM list_sizes`.execute(db);
  await sql`INSERT INTO list_sizes (kind, rating, items) SELECT kind, rating, count(*) FROM item_scores GROUP BY kind, rating`.execute(
    db,
  );
  await assignTiers(db);
  await sql`VACUUM ANALYZE`.execute(db);
}

/** Assigns all items to tiers by their popularity, as a load does. */
async function assignTiers(db: Db): Promise<void> {
  const ranked = await db
    .selectFrom('item_scores')
    .select('item_id')
    .orderBy('hot', 'desc')
    .orderBy('item_id')
    .execute();
  const tiers = JSON.stringify(ranked.map(({ item_id }, rank) => ({ id: item_id, tier: tierOfRank(rank) })));
  for (const table of ['item_texts', 'translations'] as const) {
    await sql`UPDATE ${sql.table(table)} SET tier = assigned.tier
      FROM jsonb_to_recordset(${tiers}::jsonb) AS assigned(id text, tier smallint)
      WHERE assigned.id = ${sql.table(table)}.item_id`.execute(db);
  }
}
