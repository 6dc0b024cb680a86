import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { isStemmable } from './lexemes.ts';
import type { Term } from './tokenize.ts';

const MAX_COMPLETIONS = 50;

/** Languages of known words; null for all. */
export type Languages = readonly string[] | null;

export function inLanguages(languages: Languages) {
  return languages === null ? sql`true` : sql`language = ANY(${languages}::text[])`;
}

/**
 * A condition on words: that they begin with a text, or are the same if `isWhole`. A range, because the planner would
 * compare an expression with all words.
 */
export function beginsWith(text: RawBuilder<unknown>, isWhole: RawBuilder<unknown> = sql`false`): RawBuilder<boolean> {
  // The last character of Unicode follows every word that begins with the text.
  const end = sql`CASE WHEN ${isWhole} THEN '' ELSE chr(${sql.lit(0x10ffff)}) END`;
  return sql<boolean>`(word ~>=~ ${text} AND word ~<=~ (${text} || ${end}))`;
}

/**
 * The known words with the last word as prefix. Undefined if they are too many, or if texts may have others: alt texts,
 * whose words are not known, are searched by stems, but by prefixes in scripts without stemmers.
 */
export async function completeLastWord(
  db: Db,
  terms: readonly Term[],
  languages: Languages,
): Promise<string[] | undefined> {
  const [word, ...others] = terms.at(-1) ?? [];
  if (word === undefined || others.length > 0 || word.kind !== 'word' || !isStemmable(word.text)) return undefined;
  const { rows } = await sql<{ word: string }>`
    SELECT DISTINCT word FROM words WHERE ${beginsWith(sql`${word.text}`)} AND ${inLanguages(languages)}
    LIMIT ${sql.lit(MAX_COMPLETIONS + 1)}`.execute(db);
  return rows.length > MAX_COMPLETIONS ? undefined : rows.map((row) => row.word);
}
