import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { tierOfRank } from '../../database/search-index.ts';
import { mapInSlices, readAhead } from './batches.ts';
import type { ChangedItems } from './changed-items.ts';
import { insertTagCounts, tagRow, usedTags, usedWords } from './counts.ts';
import { insertScores, insertTexts, insertTranslations, taggedItem } from './derived-tables.ts';
import { insertRows } from './insert-rows.ts';
import { itemRow, translationRows } from './item-rows.ts';
import type { Lineage } from './lineage.ts';
import { readItems } from './read-collection.ts';
import { storeUnlistedTexts } from './unlisted-texts.ts';

type Tx = Transaction<Tables>;

const BATCH = 1000;

/**
 * Fills the empty derived tables from batches of items, most popular first. Tags and words are counted and weighed at
 * the end, each with one statement.
 */
export async function fillEmptyLibrary(tx: Tx, batches: AsyncIterable<ChangedItems>, lineage: Lineage): Promise<void> {
  // A library that was emptied still has its sizes, which are 0.
  await tx.deleteFrom('list_sizes').execute();
  await sql`CREATE TEMP TABLE loaded_tags (item_id text NOT NULL, tag text NOT NULL) ON COMMIT DROP`.execute(tx);

  async function* preparedBatches() {
    for await (const { ids, scoreOf } of batches) {
      const items = await mapInSlices(await readItems(tx, ids), (item) => {
        const row = itemRow(item, lineage);
        return { item, row, translations: row.listed ? translationRows(item) : [] };
      });
      yield {
        unlisted: items.flatMap(({ item, row }) => (row.listed ? [] : [item])),
        rows: items.flatMap(({ row }) => (row.listed ? [{ ...row, ...scoreOf(row.id) }] : [])),
        translations: items.flatMap(({ translations }) => translations),
      };
    }
  }

  let ranked = 0;
  for await (const { rows, translations, unlisted } of readAhead(preparedBatches())) {
    const firstRank = ranked;
    await insertTexts(
      tx,
      rows.map((row, index) => ({ ...row, tier: tierOfRank(firstRank + index) })),
    );
    ranked += rows.length;
    await insertScores(tx, rows);
    await insertTranslations(tx, translations);
    await insertLoadedTags(tx, rows.map(taggedItem));
    if (unlisted.length > 0)
      await storeUnlistedTexts(
        tx,
        unlisted.map(({ id }) => id),
        unlisted,
      );
  }
  await weighLoadedTags(tx);
  await sql`INSERT INTO words (language, word, items) ${usedWords()}`.execute(tx);
  await sql`INSERT INTO list_sizes (kind, rating, items) SELECT kind, rating, count(*) FROM item_scores GROUP BY kind, rating`.execute(
    tx,
  );
  await countTags(tx);
}

async function insertLoadedTags(
  tx: Tx,
  items: readonly { readonly id: string; readonly tags: readonly string[] }[],
): Promise<void> {
  await insertRows(
    tx,
    items,
    (batch) => sql`
      INSERT INTO loaded_tags (item_id, tag)
      SELECT id, tag FROM jsonb_to_recordset(${batch}) AS t(id text, tags text[]), unnest(tags) AS tag`,
  );
}

/** As `weighTags`: the weights of an item are a unit vector of the rarity of its tags. */
async function weighLoadedTags(tx: Tx): Promise<void> {
  await sql`
    INSERT INTO item_tags (item_id, tag, kind, rating, weight)
    SELECT item_id, tag, kind, rating, rarity / sqrt(sum(rarity * rarity) OVER item) FROM (
      SELECT item_id, tag, ln(1 + total::float8 / items) AS rarity
      FROM loaded_tags JOIN (SELECT tag, count(*) AS items FROM loaded_tags GROUP BY tag) AS counted USING (tag),
        (SELECT count(*) AS total FROM item_scores) AS listed
    ) AS weighed JOIN item_scores USING (item_id)
    WINDOW item AS (PARTITION BY item_id ORDER BY tag ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)`.execute(
    tx,
  );
}

async function countTags(tx: Tx): Promise<void> {
  // In the order of a list of suggestions, so that tags with the same beginning are on the same pages of the table.
  await sql`CREATE TEMP TABLE counted_tags ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY text COLLATE "C", language) AS place, used.* FROM (${usedTags()}) AS used`.execute(
    tx,
  );
  await sql`CREATE INDEX ON counted_tags (place)`.execute(tx);
  async function* batches() {
    for (let start = 0; ; start += BATCH) {
      const { rows } = await sql<{ language: string; text: string; items: number }>`
        SELECT language, text, items FROM counted_tags WHERE place > ${start} AND place <= ${start + BATCH}`.execute(
        tx,
      );
      if (rows.length === 0) return;
      yield await mapInSlices(rows, tagRow);
    }
  }

  for await (const rows of readAhead(batches())) await insertTagCounts(tx, rows);
}
