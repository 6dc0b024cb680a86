import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { editDistance } from './edit-distance.ts';

/** Known words that are looked at more closely, per misspelt word. */
const CANDIDATES = 30;

interface WordRow {
  readonly position: number;
  readonly asked: string;
  readonly known: boolean;
  readonly candidates: readonly string[];
}

/**
 * Replaces each word that no title and no tag knows by the most similar known one, and drops it when none is similar
 * enough. The last word counts as known when a known one begins with it.
 */
export async function correctWords(db: Db, words: readonly string[], language: string): Promise<string[]> {
  // The vocabulary is read whole: some thousands of words, however many items use them.
  const { rows } = await sql<WordRow>`
    SELECT asked.word AS asked,
      EXISTS (SELECT FROM words WHERE language IN ('en', ${language}) AND words.word LIKE
        asked.word || CASE WHEN asked.position = ${words.length} THEN '%' ELSE '' END) AS known,
      ARRAY(SELECT words.word FROM words WHERE language IN ('en', ${language})
        ORDER BY similarity(words.word, asked.word) DESC, words.items DESC, words.word LIMIT ${CANDIDATES}) AS candidates
    FROM unnest(${words}::text[]) WITH ORDINALITY AS asked(word, position)
    ORDER BY asked.position`.execute(db);
  return rows.flatMap(({ asked, known, candidates }) => (known ? asked : (nearest(asked, candidates) ?? [])));
}

/** The fewest slips apart; of equals the first, which shares the most trigrams. */
function nearest(asked: string, candidates: readonly string[]): string | undefined {
  const distances = candidates.map((word) => editDistance(asked, word));
  const least = Math.min(...distances);
  return least <= slips(asked) ? candidates[distances.indexOf(least)] : undefined;
}

/** How many slips we believe in a word: more would make another word of it. */
function slips(word: string): number {
  return word.length <= 2 ? 0 : word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3;
}
