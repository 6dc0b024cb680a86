import type { CatalogueItem } from '@zoetrope/catalogue';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { STEMMERS, searchConfig, searchVector } from '../../database/text-search.ts';
import { indexTexts } from '../search/index-text.ts';
import { ENGLISH } from '../search/language-of.ts';
import { wordsOf } from '../search/tokenize.ts';
import { insertRows } from './insert-rows.ts';
import { type ItemRow, tagTexts, translatedTexts, translationRows } from './item-rows.ts';
import { type TaggedItem, type WeightedTag, weighTags } from './tag-weights.ts';

type Tx = Transaction<Tables>;

/** Rebuilds all tables that are derived from the items. */
export async function rebuildDerivedTables(
  tx: Tx,
  rows: readonly ItemRow[],
  items: readonly CatalogueItem[],
): Promise<void> {
  const listed = rows.filter((row) => row.listed);
  const ids = new Set(listed.map(({ id }) => id));
  const listedItems = items.filter(({ id }) => ids.has(id));
  for (const table of ['item_texts', 'translations', 'item_tags', 'tags', 'words', 'list_sizes'] as const)
    await tx.deleteFrom(table).execute();
  await insertTexts(tx, listed);
  await insertTranslations(tx, listedItems);
  await insertTags(tx, weighTags(listed.map(taggedItem)));
  await countTags(tx);
  await insertWords(tx, listedItems);
  await sql`INSERT INTO list_sizes (kind, rating, items) SELECT kind, rating, count(*) FROM item_scores GROUP BY kind, rating`.execute(
    tx,
  );
}

/** The creator's channel is a tag too, so that items without common tags are still related by it. */
export function taggedItem({ id, tags, channels: [channel] }: ItemRow): TaggedItem {
  return { id, tags: channel === undefined ? tags : [...tags, `@${channel}`] };
}

export async function insertTexts(tx: Tx, rows: readonly ItemRow[]): Promise<void> {
  const config = sql`'zoetrope_en'`;
  await insertRows(
    tx,
    rows,
    (batch) => sql`
      INSERT INTO item_texts (item_id, kind, rating, channels, search)
      SELECT id, kind, rating, channels, ${searchVector(config, { title: 'A', tag_words: 'B', alt: 'C', creator: 'D' })}
      FROM jsonb_to_recordset(${batch}) AS t(id text, kind text, rating smallint, channels text[], title jsonb, tag_words jsonb, alt jsonb, creator jsonb)`,
  );
}

export async function insertTranslations(tx: Tx, items: readonly CatalogueItem[]): Promise<void> {
  const stemmed = Object.keys(STEMMERS).map(
    (language) => sql`WHEN ${sql.lit(language)} THEN ${sql.lit(searchConfig(language))}::regconfig`,
  );
  const config = sql`CASE language ${sql.join(stemmed, sql` `)} ELSE 'simple'::regconfig END`;
  await insertRows(
    tx,
    items.flatMap(translationRows),
    (batch) => sql`
      INSERT INTO translations (item_id, language, tags, search)
      SELECT item_id, language, tags, ${searchVector(config, { title: 'A', tag_words: 'B' })}
      FROM jsonb_to_recordset(${batch}) AS t(item_id text, language text, tags text[], title jsonb, tag_words jsonb)`,
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

/** Counts the items of each tag and of its translations, or of these tags only. Marks of channels are not tags. */
export async function countTags(tx: Tx, tags?: readonly string[]): Promise<void> {
  const isCounted = tags === undefined ? sql`true` : sql`tag = ANY(${tags})`;
  const { rows } = await sql<{ language: string; tag: string; items: number }>`
    SELECT language, tag, count(*)::integer AS items FROM (
      SELECT ${ENGLISH} AS language, tag FROM item_tags WHERE tag NOT LIKE '@%'
      UNION ALL SELECT language, tag FROM translations, unnest(tags) AS tag
    ) AS used WHERE ${isCounted} GROUP BY language, tag`.execute(tx);
  await insertRows(
    tx,
    rows.map((row) => ({ ...row, ...indexTexts([row.tag], { isStemmed: false }) })),
    (batch) => sql`
      INSERT INTO tags (language, tag, items, search)
      SELECT language, tag, items, lexemes::tsvector
      FROM jsonb_to_recordset(${batch}) AS t(language text, tag text, items integer, lexemes text)`,
  );
}

/** The words of titles and tags: candidates for spelling correction. */
export async function insertWords(tx: Tx, items: readonly CatalogueItem[]): Promise<void> {
  const counts = new Map<string, number>();
  const count = (language: string, texts: readonly string[]) => {
    for (const word of new Set(texts.flatMap(wordsOf))) {
      const key = `${language} ${word}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  };
  for (const item of items) {
    count('en', [item.title, ...tagTexts(item)]);
    for (const [language, { titles, tags }] of translatedTexts(item)) count(language, [...titles, ...tags]);
  }
  const rows = [...counts].map(([key, items]) => {
    const [language, word] = key.split(' ');
    return { language, word, items };
  });
  await insertRows(
    tx,
    rows,
    (batch) => sql`
      INSERT INTO words (language, word, items)
      SELECT language, word, items FROM jsonb_to_recordset(${batch}) AS t(language text, word text, items integer)
      ON CONFLICT (language, word) DO NOTHING`,
  );
}
