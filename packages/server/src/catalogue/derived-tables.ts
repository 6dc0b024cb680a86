import type { CatalogueItem } from '@zoetrope/catalogue';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { STEMMERS, searchConfig, searchVector } from '../database/text-search.ts';
import { wordsOf } from '../search/words.ts';
import type { Catalogue } from './catalogue.ts';
import { insertRows } from './insert-rows.ts';
import { weighTags } from './tag-weights.ts';
import { type ItemRow, itemTags, translationRows } from './to-rows.ts';

type Tx = Transaction<Tables>;

/** Makes everything anew that only says otherwise what items and channels say. */
export async function replaceDerivedTables(tx: Tx, rows: readonly ItemRow[], catalogue: Catalogue): Promise<void> {
  const listed = rows.filter((row) => row.listed);
  const ids = new Set(listed.map(({ id }) => id));
  const items = catalogue.items.filter(({ id }) => ids.has(id));
  await replaceChannels(tx, catalogue);
  await replaceTexts(tx, listed);
  await replaceTranslations(tx, items);
  await replaceTags(tx, listed);
  await replaceWords(tx, items);
  await sql`DELETE FROM list_sizes`.execute(tx);
  await sql`INSERT INTO list_sizes (kind, rating, items) SELECT kind, rating, count(*) FROM item_scores GROUP BY kind, rating`.execute(
    tx,
  );
}

async function replaceChannels(tx: Tx, { channels }: Catalogue): Promise<void> {
  const slugs = JSON.stringify(channels.map(({ slug }) => slug));
  // Those that the catalogue no longer has go, unless they have become somebody's own.
  await sql`DELETE FROM channels WHERE NOT is_changed AND owner IS NULL
    AND slug NOT IN (SELECT jsonb_array_elements_text(${slugs}::jsonb))`.execute(tx);
  await insertRows(
    tx,
    channels.map((data, place) => ({ data, place })),
    (batch) => sql`
      INSERT INTO channels (slug, data, position)
      SELECT data ->> 'slug', data, place
      FROM jsonb_to_recordset(${batch}) AS t(data jsonb, place integer)
      WHERE NOT EXISTS (SELECT FROM deleted_channels WHERE slug = data ->> 'slug')
      ON CONFLICT (slug) DO UPDATE SET data = excluded.data WHERE NOT channels.is_changed`,
  );
  await closeGaps(tx);
}

/** Places from 0 without gaps among the children of each channel, and among those at the top. */
async function closeGaps(tx: Tx): Promise<void> {
  await sql`
    UPDATE channels SET position = places.place FROM (
      SELECT slug, row_number() OVER (PARTITION BY parent ORDER BY position, slug) - 1 AS place FROM channels
    ) AS places WHERE places.slug = channels.slug AND channels.position <> places.place`.execute(tx);
}

async function replaceTexts(tx: Tx, rows: readonly ItemRow[]): Promise<void> {
  const config = sql`'zoetrope_en'`;
  await sql`DELETE FROM item_texts`.execute(tx);
  await insertRows(
    tx,
    rows,
    (batch) => sql`
      INSERT INTO item_texts (item_id, kind, rating, channels, search)
      SELECT id, kind, rating, channels, ${searchVector(config, { title: 'A', tag_words: 'B' })} ||
        setweight(to_tsvector(${config}, alt), 'C') || setweight(to_tsvector(${config}, creator), 'D')
      FROM jsonb_to_recordset(${batch}) AS t(id text, kind text, rating smallint, channels text[], title text, tag_words text, alt text, creator text)`,
  );
}

async function replaceTranslations(tx: Tx, items: readonly CatalogueItem[]): Promise<void> {
  const stemmed = Object.keys(STEMMERS).map(
    (language) => sql`WHEN ${sql.lit(language)} THEN ${sql.lit(searchConfig(language))}::regconfig`,
  );
  const config = sql`CASE language ${sql.join(stemmed, sql` `)} ELSE 'simple'::regconfig END`;
  await sql`DELETE FROM translations`.execute(tx);
  await insertRows(
    tx,
    items.flatMap(translationRows),
    (batch) => sql`
      INSERT INTO translations (item_id, language, search)
      SELECT item_id, language, ${searchVector(config, { title: 'A', tag_words: 'B' })}
      FROM jsonb_to_recordset(${batch}) AS t(item_id text, language text, title text, tag_words text)`,
  );
}

async function replaceTags(tx: Tx, rows: readonly ItemRow[]): Promise<void> {
  // The creator's channel is a tag of its own kind: what shares nothing else is still related by it.
  const tagged = rows.map(({ id, tags, channels: [own] }) => ({
    id,
    tags: own === undefined ? tags : [...tags, `@${own}`],
  }));
  await sql`DELETE FROM item_tags`.execute(tx);
  await insertRows(
    tx,
    weighTags(tagged),
    (batch) => sql`
      INSERT INTO item_tags (item_id, tag, weight)
      SELECT item_id, tag, weight FROM jsonb_to_recordset(${batch}) AS t(item_id text, tag text, weight float8)`,
  );
  await sql`DELETE FROM tags`.execute(tx);
  await sql`INSERT INTO tags (tag, items) SELECT tag, count(*) FROM item_tags WHERE tag NOT LIKE '@%' GROUP BY tag`.execute(
    tx,
  );
}

/** The words that titles and tags are made of: what a misspelt word can be taken for. */
async function replaceWords(tx: Tx, items: readonly CatalogueItem[]): Promise<void> {
  const counts = new Map<string, number>();
  const count = (language: string, text: string) => {
    for (const word of new Set(wordsOf(text))) {
      const key = `${language} ${word}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
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
  await insertRows(
    tx,
    rows,
    (batch) => sql`
      INSERT INTO words (language, word, items)
      SELECT language, word, items FROM jsonb_to_recordset(${batch}) AS t(language text, word text, items integer)`,
  );
}
