import { type RawBuilder, sql } from 'kysely';

/**
 * What an item shows: its first tag. Items of one kind and one channel that show the same are variations of each other.
 */
export function subjectOf(items: string): RawBuilder<string> {
  const tag = sql`${sql.ref(`${items}.data`)} -> 'tags' -> 0`;
  return sql<string>`COALESCE(${tag} ->> 'text', ${tag} #>> '{}')`;
}
