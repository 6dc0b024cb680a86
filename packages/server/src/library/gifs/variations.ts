import { type RawBuilder, sql } from 'kysely';

/**
 * Variations are items of one kind and channel with the same subject, which is the first tag. These are the columns of
 * the index `items_variations`.
 */
function keysOf(items: string): RawBuilder<unknown>[] {
  const data = sql.ref(`${items}.data`);
  const tag = sql`${data} -> 'tags' -> 0`;
  return [
    sql`COALESCE(${sql.ref(`${items}.channel`)}, '')`,
    sql`(${data} ->> 'kind')`,
    sql`COALESCE(${tag} ->> 'text', ${tag} #>> '{}')`,
  ];
}

/** SQL for the columns by which a table of items is grouped into variations. */
export function variationKey(items: string): RawBuilder<unknown> {
  return sql.join(keysOf(items));
}

/** SQL for whether the rows of two tables of items are variations of each other. */
export function areVariations(one: string, other: string): RawBuilder<boolean> {
  const others = keysOf(other);
  return sql<boolean>`${sql.join(
    keysOf(one).map((key, index) => sql`${key} = ${others[index]}`),
    sql` AND `,
  )}`;
}
