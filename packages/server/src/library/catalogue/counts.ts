import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { indexTexts } from '../search/index-text.ts';
import { ENGLISH } from '../search/language-of.ts';
import { insertRows } from './insert-rows.ts';

type Tx = Transaction<Tables>;

/** The items of each tag and of its translations. Marks of channels are not tags. */
export function usedTags(isUsed: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  return sql`
    SELECT language, tag AS text, count(*)::integer AS items FROM (
      SELECT ${ENGLISH} AS language, tag FROM item_tags WHERE tag NOT LIKE '@%' AND ${isUsed}
      UNION ALL SELECT language, tag FROM translations, unnest(tags) AS tag WHERE ${isUsed}
    ) AS used GROUP BY language, tag`;
}

/** The items of each word. */
export function usedWords(isUsed: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  return sql`
    SELECT language, word AS text, count(*)::integer AS items FROM (
      SELECT ${ENGLISH} AS language, word FROM item_texts, unnest(words) AS word WHERE ${isUsed}
      UNION ALL SELECT language, word FROM translations, unnest(words) AS word WHERE ${isUsed}
    ) AS used GROUP BY language, word`;
}

export interface Count {
  readonly counted: 'tag' | 'word' | 'list';
  /** The language of a tag or word, or the kind of a list. */
  readonly scope: string;
  /** The tag or word, or the rating of a list. */
  readonly text: string;
  readonly items: number;
}

/** How often these items are counted in the tables `tags`, `words` and `list_sizes`. */
export async function readCounts(tx: Tx, ids: readonly string[]): Promise<readonly Count[]> {
  const isUsed = sql`item_id = ANY(${ids})`;
  const { rows } = await sql<Count>`
    SELECT 'tag' AS counted, language AS scope, text, items FROM (${usedTags(isUsed)}) AS tags
    UNION ALL SELECT 'word', language, text, items FROM (${usedWords(isUsed)}) AS words
    UNION ALL SELECT 'list', kind, rating::text, count(*)::integer FROM item_scores WHERE ${isUsed} GROUP BY kind, rating`.execute(
    tx,
  );
  return rows;
}

/** Changes the counts by the difference of these items, before and after a change. */
export async function changeCounts(tx: Tx, before: readonly Count[], after: readonly Count[]): Promise<void> {
  const changes = differences(before, after);
  const of = (counted: Count['counted']) => changes.filter((change) => change.counted === counted);
  await insertTagCounts(
    tx,
    of('tag').map(({ scope, text, items }) => tagRow({ language: scope, text, items })),
  );
  await insertRows(
    tx,
    of('word'),
    (batch) => sql`
      INSERT INTO words (language, word, items)
      SELECT scope, text, items FROM jsonb_to_recordset(${batch}) AS t(scope text, text text, items integer)
      ON CONFLICT (language, word) DO UPDATE SET items = words.items + excluded.items`,
  );
  await insertRows(
    tx,
    of('list'),
    (batch) => sql`
      INSERT INTO list_sizes (kind, rating, items)
      SELECT scope, text::smallint, items FROM jsonb_to_recordset(${batch}) AS t(scope text, text text, items integer)
      ON CONFLICT (kind, rating) DO UPDATE SET items = list_sizes.items + excluded.items`,
  );
  await deleteUnused(tx, 'tags', of('tag'));
  await deleteUnused(tx, 'words', of('word'));
}

function differences(before: readonly Count[], after: readonly Count[]): Count[] {
  const changes = new Map<string, Count>();
  const add = (count: Count, sign: 1 | -1) => {
    const key = `${count.counted} ${count.scope} ${count.text}`;
    changes.set(key, { ...count, items: (changes.get(key)?.items ?? 0) + sign * count.items });
  };
  for (const count of before) add(count, -1);
  for (const count of after) add(count, 1);
  return [...changes.values()].filter(({ items }) => items !== 0);
}

interface TagCount {
  readonly language: string;
  readonly text: string;
  readonly items: number;
}

interface TagRow extends TagCount {
  readonly lexemes: string;
}

/** A row with the search text of a tag. */
export function tagRow(tag: TagCount): TagRow {
  return { ...tag, lexemes: indexTexts([tag.text], { isStemmed: false }).lexemes };
}

/** Adds items to the counts of tags. */
export async function insertTagCounts(tx: Tx, tags: readonly TagRow[]): Promise<void> {
  await insertRows(
    tx,
    tags,
    (batch) => sql`
      INSERT INTO tags (language, tag, items, search)
      SELECT language, text, items, lexemes::tsvector
      FROM jsonb_to_recordset(${batch}) AS t(language text, text text, items integer, lexemes text)
      ON CONFLICT (language, tag) DO UPDATE SET items = tags.items + excluded.items`,
  );
}

async function deleteUnused(tx: Tx, table: 'tags' | 'words', changes: readonly Count[]): Promise<void> {
  const column = table === 'tags' ? sql.ref('tag') : sql.ref('word');
  await insertRows(
    tx,
    changes.filter(({ items }) => items < 0),
    (batch) => sql`
      DELETE FROM ${sql.table(table)} USING jsonb_to_recordset(${batch}) AS t(scope text, text text)
      WHERE language = scope AND ${column} = text AND items <= 0`,
  );
}
