import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { PageRange } from '../gifs/select-page.ts';
import { matchAll } from './text-query.ts';
import { tagOf, termsOf } from './tokenize.ts';

/** Tags that begin with a text, or have it inside a script without spaces, most used first. */
export async function suggestTags(db: Db, text: string, { offset, limit }: PageRange): Promise<string[]> {
  const prefix = tagOf(text);
  if (prefix === '') return [];
  const terms = termsOf(text);
  const hasRun = terms.some((term) => term.some(({ kind }) => kind === 'run'));
  // A tag holds letters, digits, marks, emoji and spaces only, so there is no wildcard to escape.
  const found = hasRun ? sql`search @@ ${matchAll(terms, 'none').matches}` : sql`tag LIKE ${`${prefix}%`}`;
  const { rows } = await sql<{ tag: string }>`
    SELECT tag FROM tags WHERE ${found} ORDER BY items DESC, tag LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map(({ tag }) => tag);
}
