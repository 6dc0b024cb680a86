import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/**
 * Replaces each word that no title and no tag knows by the most similar known one (shared trigrams), and drops it
 * when nothing is similar. The last word counts as known when a known one begins with it.
 */
export async function correctWords(db: Db, words: readonly string[], language: string): Promise<string[]> {
  const { rows } = await sql<{ word: string | null }>`
    SELECT coalesce(
      (SELECT asked.word FROM words WHERE language IN ('en', ${language}) AND words.word LIKE
         asked.word || CASE WHEN asked.position = ${words.length} THEN '%' ELSE '' END LIMIT 1),
      (SELECT words.word FROM words WHERE language IN ('en', ${language}) AND words.word % asked.word
         ORDER BY similarity(words.word, asked.word) DESC, words.items DESC, words.word LIMIT 1)
    ) AS word
    FROM unnest(${words}::text[]) WITH ORDINALITY AS asked(word, position)
    ORDER BY asked.position`.execute(db);
  return rows.flatMap(({ word }) => word ?? []);
}
