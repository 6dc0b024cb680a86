import type { CatalogueItem } from '@zoetrope/catalogue';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { wordsOf } from '../search/words.ts';
import { itemTags, translationRows } from './to-rows.ts';

/**
 * Weighs each tag of each item: rare tags tell more (inverse frequency), and an item's tags have length 1 together,
 * so that the sum over shared tags is the cosine of the angle between two items.
 */
export async function deriveTagTables(tx: Transaction<Tables>): Promise<void> {
  await sql`
    WITH frequency AS (
      SELECT tag, ln(1 + (SELECT count(*) FROM item_scores)::float8 / count(*)) AS idf FROM item_tags GROUP BY tag
    ), length AS (
      SELECT item_id, sqrt(sum(idf * idf)) AS norm FROM item_tags JOIN frequency USING (tag) GROUP BY item_id
    )
    UPDATE item_tags SET weight = frequency.idf / length.norm
    FROM frequency, length WHERE frequency.tag = item_tags.tag AND length.item_id = item_tags.item_id`.execute(tx);
  await sql`DELETE FROM tags`.execute(tx);
  await sql`INSERT INTO tags (tag, items) SELECT tag, count(*) FROM item_tags WHERE tag NOT LIKE '@%' GROUP BY tag`.execute(
    tx,
  );
}

/** The words that titles and tags are made of: what a misspelt word can be taken for. */
export async function loadWords(tx: Transaction<Tables>, items: readonly CatalogueItem[]): Promise<void> {
  const counts = new Map<string, number>();
  const count = (language: string, text: string) => {
    for (const word of new Set(wordsOf(text)))
      counts.set(`${language} ${word}`, (counts.get(`${language} ${word}`) ?? 0) + 1);
  };
  for (const item of items) {
    count('en', [item.title, ...itemTags(item)].join(' '));
    for (const { language, title, tag_words } of translationRows(item)) count(language, `${title} ${tag_words}`);
  }
  const rows = [...counts].map(([key, items]) => {
    const [language, word] = key.split(' ');
    return { language, word, items };
  });
  await sql`DELETE FROM words`.execute(tx);
  await sql`
    INSERT INTO words (language, word, items)
    SELECT language, word, items FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS t(language text, word text, items integer)`.execute(
    tx,
  );
}
