import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { PageRange } from '../gifs/select-page.ts';
import { tagOf } from './words.ts';

/** Tags that begin with a text, most used first. */
export async function suggestTags(db: Db, text: string, { offset, limit }: PageRange): Promise<string[]> {
  const prefix = tagOf(text);
  if (prefix === '') return [];
  // A tag holds letters, digits, marks and spaces only, so there is no wildcard to escape.
  const { rows } = await sql<{ tag: string }>`
    SELECT tag FROM tags WHERE tag LIKE ${`${prefix}%`} ORDER BY items DESC, tag LIMIT ${limit} OFFSET ${offset}`.execute(
    db,
  );
  return rows.map(({ tag }) => tag);
}
