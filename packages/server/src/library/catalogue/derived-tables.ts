import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { STEMMERS, searchConfig, searchVector } from '../../database/text-search.ts';
import { insertRows } from './insert-rows.ts';
import type { ItemRow, TranslationRow } from './item-rows.ts';
import type { TaggedItem, WeightedTag } from './tag-weights.ts';

type Tx = Transaction<Tables>;

/** The creator's channel is a tag too, so that items without common tags are still related by it. */
export function taggedItem({ id, tags, channels: [channel] }: ItemRow): TaggedItem {
  return { id, tags: channel === undefined ? tags : [...tags, `@${channel}`] };
}

interface TextRow extends ItemRow {
  readonly tier?: number | undefined;
}

/** Inserts the texts of items into tiers of the search index. Default: the hottest. */
export async function insertTexts(tx: Tx, rows: readonly TextRow[]): Promise<void> {
  const config = sql`'zoetrope_en'`;
  await insertRows(
    tx,
    // In the order of refreshMembership, so that it changes fewer rows.
    rows.map((row) => ({ ...row, channels: [...row.channels].sort() })),
    (batch) => sql`
      INSERT INTO item_texts (item_id, kind, rating, channels, words, created, tier, search)
      SELECT id, kind, rating, channels, words, created, COALESCE(tier, 0), ${searchVector(config, { title: 'A', tag_words: 'B', alt: 'C', creator: 'D' })}
      FROM jsonb_to_recordset(${batch}) AS t(id text, kind text, rating smallint, channels text[], words text[], created text, tier smallint, title jsonb, tag_words jsonb, alt jsonb, creator jsonb)`,
  );
}

/** Inserts the translations of items whose texts are inserted. */
export async function insertTranslations(tx: Tx, rows: readonly TranslationRow[]): Promise<void> {
  const stemmed = Object.keys(STEMMERS).map(
    (language) => sql`WHEN ${sql.lit(language)} THEN ${sql.lit(searchConfig(language))}::regconfig`,
  );
  const config = sql`CASE language ${sql.join(stemmed, sql` `)} ELSE 'simple'::regconfig END`;
  await insertRows(
    tx,
    rows,
    (batch) => sql`
      INSERT INTO translations (item_id, language, kind, rating, channels, tier, tags, words, search)
      SELECT item_id, language, kind, rating, channels, tier, tags, t.words, ${searchVector(config, { title: 'A', tag_words: 'B' })}
      FROM jsonb_to_recordset(${batch}) AS t(item_id text, language text, tags text[], words text[], title jsonb, tag_words jsonb)
      JOIN item_texts USING (item_id)`,
  );
}

/** Inserts the tags of items that have a score. */
export async function insertTags(tx: Tx, tags: readonly WeightedTag[]): Promise<void> {
  await insertRows(
    tx,
    tags,
    (batch) => sql`
      INSERT INTO item_tags (item_id, tag, kind, rating, weight)
      SELECT item_id, tag, kind, rating, weight
      FROM jsonb_to_recordset(${batch}) AS t(item_id text, tag text, weight float8) JOIN item_scores USING (item_id)`,
  );
}

/** Inserts scores; existing ones are kept. */
export function insertScores(tx: Tx, rows: readonly ScoreRow[]): Promise<void> {
  return insertRows(
    tx,
    rows.map(({ id, kind, rating, clicks, seen }) => ({ id, kind, rating, clicks, seen })),
    (batch) => sql`
      INSERT INTO item_scores (item_id, kind, rating, clicks, seen)
      SELECT id, kind, rating, clicks, seen
      FROM jsonb_to_recordset(${batch}) AS t(id text, kind text, rating smallint, clicks float8, seen float8)
      ON CONFLICT (item_id) DO UPDATE SET kind = excluded.kind, rating = excluded.rating
      WHERE (item_scores.kind, item_scores.rating) <> (excluded.kind, excluded.rating)`,
  );
}

interface ScoreRow extends Pick<ItemRow, 'id' | 'kind' | 'rating'> {
  readonly clicks: number;
  readonly seen: number;
}
