import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { updateCovers } from '../gifs/category-covers.ts';
import { ENGLISH } from '../search/language-of.ts';
import { type Count, changeCounts, readCounts } from './counts.ts';
import { insertScores, insertTags, insertTexts, insertTranslations, taggedItem } from './derived-tables.ts';
import { type ItemRow, itemRow, translationRows } from './item-rows.ts';
import type { Lineage } from './lineage.ts';
import { readItems } from './read-collection.ts';
import { weighTags } from './tag-weights.ts';
import { storeUnlistedTexts } from './unlisted-texts.ts';

type Tx = Transaction<Tables>;

/** Logarithms of decayed counts; see library/trending/decay.ts. */
export interface Score {
  readonly clicks: number;
  readonly seen: number;
}

export interface IndexOptions {
  readonly lineage: Lineage;
  /** The score of an item that has none yet. */
  readonly scoreOf: (id: string) => Score;
}

/**
 * Updates all rows that are derived from these items, except their channels (`refreshMembership`). Only reads and
 * writes rows of these items, their tags and their words. Resolves with the ids of the listed ones.
 */
export async function indexItems(
  tx: Tx,
  ids: readonly string[],
  { lineage, scoreOf }: IndexOptions,
): Promise<string[]> {
  const items = await readItems(tx, ids);
  const rows = items.map((item) => itemRow(item, lineage));
  const listed = rows.filter((row) => row.listed);
  const listedIds = new Set(listed.map(({ id }) => id));

  const before = await readCounts(tx, ids);
  const tiers = await readTiers(tx, ids);
  for (const table of ['item_texts', 'translations', 'item_tags'] as const)
    await sql`DELETE FROM ${sql.table(table)} WHERE item_id = ANY(${ids})`.execute(tx);
  const unlisted = ids.filter((id) => !listedIds.has(id));
  await sql`DELETE FROM item_scores WHERE item_id = ANY(${unlisted})`.execute(tx);
  await storeUnlistedTexts(
    tx,
    ids,
    items.filter(({ id }) => !listedIds.has(id)),
  );

  if (listed.length > 0) {
    await insertScores(
      tx,
      listed.map((row) => ({ ...row, ...scoreOf(row.id) })),
    );
    await insertTexts(
      tx,
      listed.map((row) => ({ ...row, tier: tiers.get(row.id) })),
    );
    await insertTranslations(tx, items.filter(({ id }) => listedIds.has(id)).flatMap(translationRows));
    await insertTags(tx, await weigh(tx, listed, before));
  }
  await changeCounts(tx, before, listed.length > 0 ? await readCounts(tx, ids) : []);
  await updateCovers(tx, ids);
  return [...listedIds];
}

/** The tier of each item that has one. New items have none, and are inserted into the hottest tier. */
async function readTiers(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; tier: number }>`
    SELECT item_id AS id, tier FROM item_texts WHERE item_id = ANY(${ids})`.execute(tx);
  return new Map(rows.map(({ id, tier }) => [id, tier]));
}

/** The items of a larger channel are not counted exactly, because counting them on each change would take too long. */
const MAX_COUNTED = 10_000;

/** Weighs the tags by how many other items have them. `before` counts these items themselves. */
async function weigh(tx: Tx, rows: readonly ItemRow[], before: readonly Count[]) {
  const tagged = rows.map(taggedItem);
  const requested = [...new Set(tagged.flatMap(({ tags }) => tags))];
  const { rows: counts } = await sql<{ tag: string; items: number }>`
    SELECT tag, items FROM tags WHERE language = ${ENGLISH} AND tag = ANY(${requested})
    UNION ALL SELECT mark, (SELECT count(*)::integer FROM (
      SELECT FROM item_tags WHERE tag = mark LIMIT ${sql.lit(MAX_COUNTED)}) AS others)
    FROM unnest(${requested.filter((tag) => tag.startsWith('@'))}::text[]) AS mark`.execute(tx);
  const { rows: totals } = await sql<{
    total: number;
  }>`SELECT COALESCE(sum(items), 0)::integer AS total FROM list_sizes`.execute(tx);
  const itemsByTag = new Map(
    before.flatMap(({ counted, scope, text, items }) =>
      counted === 'tag' && scope === 'en' ? [[text, items] as const] : [],
    ),
  );
  const ownTotal = before.reduce((sum, { counted, items }) => (counted === 'list' ? sum + items : sum), 0);
  return weighTags(tagged, {
    total: (totals[0]?.total ?? 0) - ownTotal,
    counts: new Map(counts.map(({ tag, items }) => [tag, items - (itemsByTag.get(tag) ?? 0)])),
  });
}
