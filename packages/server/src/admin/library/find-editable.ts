import { RATINGS, type Rating } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../auth/caller.ts';
import type { Db } from '../../database/schema.ts';
import { TIERS } from '../../database/search-index.ts';
import { MAX_ITEMS, type PageRange } from '../../library/gifs/select-page.ts';
import { ENGLISH } from '../../library/search/language-of.ts';
import { searchTerms } from '../../library/search/parse-query.ts';
import { matchAll } from '../../library/search/text-query.ts';

export interface EditableQuery extends PageRange {
  readonly caller: Caller;
  /** Words or an id. The last word may be unfinished. Default: all items. */
  readonly q?: string | undefined;
  /** Slug of a channel; its child channels are included. */
  readonly channel?: string | undefined;
  /** Exactly this rating. */
  readonly rating?: Rating | undefined;
  /** The user name of an uploader, or an author. */
  readonly creator?: string | undefined;
}

export interface EditableIds {
  readonly ids: readonly string[];
  readonly total: number;
}

/**
 * The items that the caller may edit, newest first: all, or those of its channels. Hidden, waiting and taken-down items
 * are included. Like the public search it stops at 5,000 items, and reads the tiers of the most popular ones first.
 */
export async function findEditable(db: Db, query: EditableQuery): Promise<EditableIds> {
  const { channel, creator, caller, offset, limit } = query;
  const { rows } = await sql<{ id: string; total: number }>`
    WITH RECURSIVE own(slug) AS (${withDescendants(sql`owner = ${caller.account.id}`, 'own')}),
    inside(slug) AS (${withDescendants(sql`channels.slug = ${channel ?? ''}`, 'inside')}),
    created_by AS MATERIALIZED (
      SELECT id FROM items WHERE lower(COALESCE(edits ->> 'author', data ->> 'author')) = lower(${creator ?? ''})
      UNION SELECT items.id FROM accounts JOIN items ON added_by = accounts.id WHERE username = lower(${creator ?? ''})
    ),
    newest AS (
      SELECT id, created FROM ((${listed(query)}) UNION ALL (${unlisted(query)})) AS hits
      ORDER BY created DESC, id LIMIT ${sql.lit(MAX_ITEMS)}
    )
    SELECT id, (count(*) OVER ())::integer AS total FROM newest ORDER BY created DESC, id LIMIT ${limit} OFFSET ${offset}`.execute(
    db,
  );
  const [row] = rows;
  // Beyond the last page no row has the total.
  if (row === undefined && offset > 0) {
    return { ids: [], total: (await findEditable(db, { ...query, offset: 0, limit: 1 })).total };
  }
  return { ids: rows.map(({ id }) => id), total: row?.total ?? 0 };
}

/** SQL for the slugs of channels and of all channels inside them. */
function withDescendants(condition: RawBuilder<unknown>, name: string): RawBuilder<unknown> {
  const table = sql.ref(name);
  return sql`
    SELECT channels.slug FROM channels WHERE ${condition}
    UNION SELECT channels.slug FROM ${table} JOIN channels ON channels.parent = ${table}.slug`;
}

/** SQL for (id, created) of the newest public items, or of those with the words. */
function listed({ q, channel, rating, creator, caller }: EditableQuery): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (rating !== undefined) conditions.push(sql`rating = ${sql.lit(RATINGS.indexOf(rating))}`);
  if (channel !== undefined) conditions.push(sql`channels @> ARRAY[${channel}]`);
  if (creator !== undefined) conditions.push(sql`item_id IN (SELECT id FROM created_by)`);
  // The index has the channels that contain an item. It belongs to the owners of its own channel only.
  if (caller.reach === 'own') {
    conditions.push(sql`channels && ARRAY(SELECT slug FROM own)`);
    conditions.push(sql`(SELECT channel FROM items WHERE items.id = item_id) IN (SELECT slug FROM own)`);
  }
  const where = sql.join(conditions, sql` AND `);
  const found = (condition: RawBuilder<unknown>, end: RawBuilder<unknown>) =>
    sql`(SELECT item_id AS id, created FROM item_texts WHERE ${condition} AND ${where} ${end})`;
  if (q === undefined) return found(sql`true`, sql`ORDER BY created DESC, item_id LIMIT ${sql.lit(MAX_ITEMS)}`);
  const { matches } = matchAll(searchTerms(q), ENGLISH);
  const tiers = TIERS.map((tier) =>
    found(
      sql`tier = ${sql.lit(tier)} AND search @@ (SELECT ${matches}) AND item_id <> ${q}`,
      sql`LIMIT ${sql.lit(MAX_ITEMS)}`,
    ),
  );
  const all = sql.join([found(sql`item_id = ${q}`, sql``), ...tiers], sql` UNION ALL `);
  return sql`SELECT * FROM (${all}) AS tiers LIMIT ${sql.lit(MAX_ITEMS)}`;
}

/** The same for hidden, waiting and taken-down items. */
function unlisted({ q, channel, rating, creator, caller }: EditableQuery): RawBuilder<unknown> {
  const conditions = [sql`NOT deleted`];
  if (rating !== undefined) conditions.push(sql`COALESCE(edits ->> 'rating', data ->> 'rating') = ${rating}`);
  if (channel !== undefined) conditions.push(sql`channel IN (SELECT slug FROM inside)`);
  if (creator !== undefined) conditions.push(sql`id IN (SELECT id FROM created_by)`);
  if (caller.reach === 'own') conditions.push(sql`channel IN (SELECT slug FROM own)`);
  if (q !== undefined) {
    conditions.push(sql`(search @@ (SELECT ${matchAll(searchTerms(q), ENGLISH).matches}) OR item_id = ${q})`);
  }
  return sql`
    SELECT id, created FROM unlisted_texts JOIN items ON id = item_id
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY created DESC, item_id LIMIT ${sql.lit(MAX_ITEMS)}`;
}
