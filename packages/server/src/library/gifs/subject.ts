import { type RawBuilder, sql } from 'kysely';

/**
 * The subject of an item: its first tag. Items of one kind and channel with the same subject are variations of each
 * other.
 */
export function subjectOf(items: string): RawBuilder<string> {
  const tag = sql`${sql.ref(`${items}.data`)} -> 'tags' -> 0`;
  return sql<string>`COALESCE(${tag} ->> 'text', ${tag} #>> '{}')`;
}
