import { sql, type Transaction } from 'kysely';
import { lockIndex } from '../../database/locks.ts';
import type { Tables } from '../../database/schema.ts';
import {
  countTags,
  insertTags,
  insertTexts,
  insertTranslations,
  insertWords,
  taggedItem,
} from '../../library/catalogue/derived-tables.ts';
import { insertRows } from '../../library/catalogue/insert-rows.ts';
import { type ItemRow, itemRow } from '../../library/catalogue/item-rows.ts';
import { readChannels, readItems } from '../../library/catalogue/read-collection.ts';
import { insertScores } from '../../library/catalogue/store-items.ts';
import { weighTags } from '../../library/catalogue/tag-weights.ts';
import { refreshMembership } from '../../library/channels/membership.ts';
import { decayed } from '../../library/trending/decay.ts';
import { refreshLive } from '../schedule/refresh-live.ts';

type Tx = Transaction<Tables>;

/** Initial clicks and views of a new item, which place it in the middle of the lists. */
const INITIAL_SCORE = { clicks: 1, seen: 20 };

/**
 * Updates everything that is derived from these items: the next search finds a change, and hidden or removed items are
 * in no list. Changes of the index are serialized.
 */
export async function indexItems(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await lockIndex(tx);
  const items = await readItems(tx, ids);
  const channels = await readChannels(tx);
  const rows = items.map((item) => itemRow(item, channels));
  const listed = rows.filter((row) => row.listed);
  const listedIds = listed.map(({ id }) => id);
  const listedItems = items.filter(({ id }) => listedIds.includes(id));

  const tagsBefore = await tagsOf(tx, ids);
  await countLists(tx, ids, -1);
  for (const table of ['item_texts', 'translations', 'item_tags'] as const)
    await tx.deleteFrom(table).where('item_id', 'in', ids).execute();
  await sql`DELETE FROM item_scores WHERE item_id = ANY(${ids}) AND NOT item_id = ANY(${listedIds})`.execute(tx);

  const score = { clicks: decayed(INITIAL_SCORE.clicks, now), seen: decayed(INITIAL_SCORE.seen, now) };
  await insertScores(
    tx,
    listed.map((row) => ({ ...row, ...score })),
  );
  await refreshLive(tx, listedIds);
  await insertTexts(tx, listed);
  await insertTranslations(tx, listedItems);
  await insertTags(tx, await weigh(tx, listed));
  await insertWords(tx, listedItems);
  await countLists(tx, ids, 1);
  await recountTags(tx, [...tagsBefore, ...(await tagsOf(tx, ids))]);
  await refreshMembership(tx, ids);
}

/** Weighs the tags by how many other items have them. */
async function weigh(tx: Tx, rows: readonly ItemRow[]) {
  const tagged = rows.map(taggedItem);
  const requested = [...new Set(tagged.flatMap(({ tags }) => tags))];
  const { rows: counts } = await sql<{ tag: string; items: number }>`
    SELECT tag, count(*)::integer AS items FROM item_tags WHERE tag = ANY(${requested}) GROUP BY tag`.execute(tx);
  const { rows: totals } = await sql<{
    total: number;
  }>`SELECT COALESCE(sum(items), 0)::integer AS total FROM list_sizes`.execute(tx);
  return weighTags(tagged, {
    total: totals[0]?.total ?? 0,
    counts: new Map(counts.map(({ tag, items }) => [tag, items])),
  });
}

async function tagsOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT tag FROM item_tags WHERE item_id = ANY(${ids})
    UNION SELECT tag FROM translations, unnest(tags) AS tag WHERE item_id = ANY(${ids})`.execute(tx);
  return rows.map(({ tag }) => tag);
}

async function recountTags(tx: Tx, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await tx.deleteFrom('tags').where('tag', 'in', tags).execute();
  await countTags(tx, [...new Set(tags)]);
}

/** Subtracts items from the sizes of the lists (-1), or adds them (1). */
async function countLists(tx: Tx, ids: readonly string[], sign: 1 | -1): Promise<void> {
  const { rows } = await sql<{ kind: string; rating: number; items: number }>`
    SELECT kind, rating, count(*)::integer * ${sql.lit(sign)} AS items FROM item_scores
    WHERE item_id = ANY(${ids}) GROUP BY kind, rating`.execute(tx);
  await insertRows(
    tx,
    rows,
    (batch) => sql`
      INSERT INTO list_sizes (kind, rating, items)
      SELECT kind, rating, items FROM jsonb_to_recordset(${batch}) AS t(kind text, rating smallint, items integer)
      ON CONFLICT (kind, rating) DO UPDATE SET items = list_sizes.items + excluded.items`,
  );
}
