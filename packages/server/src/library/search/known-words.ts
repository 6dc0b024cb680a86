import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../../database/direct-session.ts';
import type { Db } from '../../database/schema.ts';
import { occursInTexts } from '../../database/search-index.ts';
import { ENGLISH } from './language-of.ts';
import { isStemmable } from './lexemes.ts';
import { type Completions, queryTexts } from './text-query.ts';
import type { Part, Term } from './tokenize.ts';

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
 * SQL for (word, items) of the known words among texts. Looks up each in an index: given all of them in one condition,
 * Postgres may compare each word of the table with them.
 */
export function knownAmong(texts: readonly string[], languages: Languages): RawBuilder<unknown> {
  return sql`
    SELECT word, items FROM unnest(${texts}::text[]) AS given(text) CROSS JOIN LATERAL (
      SELECT word, items FROM words WHERE word = given.text AND ${inLanguages(languages)} OFFSET 0
    ) AS known`;
}

/**
 * The words of titles and tags that begin with the last word, at most 50. Undefined if it is finished, or not of a script
 * with stemmers.
 */
export async function completeLastWord(
  db: Db,
  terms: readonly Term[],
  languages: Languages,
): Promise<Completions | undefined> {
  const [word, ...others] = terms.at(-1) ?? [];
  if (word === undefined || others.length > 0 || word.kind !== 'word' || word.isFinished || !isStemmable(word.text))
    return undefined;
  const { rows } = await sql<{ word: string }>`
    ${PREPARED} SELECT word FROM words WHERE ${beginsWith(sql`${word.text}`)} AND ${inLanguages(languages)}
    GROUP BY word ORDER BY sum(items) DESC, word LIMIT ${sql.lit(MAX_COMPLETIONS + 1)}`.execute(db);
  const words = rows.map((row) => row.word);
  return { words: words.slice(0, MAX_COMPLETIONS), areAll: words.length <= MAX_COMPLETIONS };
}

/** Whether a run occurs in a text. It has no words of its own. */
export async function isRunKnown(db: Db, run: Part): Promise<boolean> {
  const { literal } = queryTexts([[run]], ENGLISH);
  const { rows } = await sql<{ found: boolean }>`
    SELECT ${occursInTexts(sql`(SELECT ${literal}::tsquery)`)} AS found`.execute(db);
  return rows[0]?.found === true;
}
