import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { ENGLISH } from '../search/language-of.ts';
import { queryTexts, storedQuery } from '../search/text-query.ts';
import { termsOf } from '../search/tokenize.ts';
import { decayed } from '../trending/decay.ts';

/** Examples for the public trending searches before anyone has searched, most popular first. Analytics leave them out. */
const SEEDS = [
  'happy birthday',
  'love',
  'thank you',
  'cat',
  'good night',
  'party',
  'hello',
  'wow',
  'rain',
  'space',
  'music',
  'christmas',
  'good morning',
  'panda',
  'lol',
  'sorry',
];

/** Adds each seed as a few recent searches, unless it was removed; existing terms keep their counts. */
export async function seedSearchTerms(tx: Transaction<Tables>, now: number): Promise<void> {
  const rows = SEEDS.map((term, index) => ({
    term,
    hot: decayed(5 / (1 + index / 8), now),
    ...queryTexts(termsOf(term), ENGLISH),
  }));
  await sql`
    INSERT INTO search_terms (term, query, hot, searches)
    SELECT term, ${storedQuery(ENGLISH)}, hot, 0
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS t(term text, stemmed text, literal text, hot float8)
    WHERE NOT EXISTS (SELECT FROM search_term_moderations AS m WHERE m.term = t.term AND m.status = 'rejected')
    ON CONFLICT (term) DO NOTHING`.execute(tx);
}
