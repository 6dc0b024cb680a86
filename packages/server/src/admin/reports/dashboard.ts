import type { Dashboard, DashboardDay, StorageUse } from '@zoetrope/model/management';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { isQueued } from '../moderation/moderation-queue.ts';
import { STORED_BYTES } from '../uploads/quotas.ts';

type Counts = Pick<Dashboard, 'items' | 'waiting' | 'reported' | 'accounts' | 'days'>;

/** Rows are counted up to this number, so that a count takes some milliseconds in any library. */
const MAX_COUNTED = 10_000;

/** The days of the dashboard, the current one included. */
const DAYS = 14;

/** Counts for the dashboard. Reads no more rows in a larger library. */
export async function readCounts(db: Db, now: number): Promise<Counts> {
  const sizes = await db.selectFrom('list_sizes').select(['kind', 'items']).execute();
  const itemsOf = (kind: string) =>
    sizes.filter((size) => size.kind === kind).reduce((sum, { items }) => sum + items, 0);
  const upTo = (rows: RawBuilder<unknown>) =>
    sql`(SELECT count(*)::integer FROM (SELECT FROM ${rows} LIMIT ${sql.lit(MAX_COUNTED)}) AS counted)`;
  const { rows } = await sql<Pick<Counts, 'waiting' | 'reported' | 'accounts'>>`
    SELECT
      ${upTo(sql`items WHERE ${isQueued('pending')}`)} AS waiting,
      ${upTo(sql`reported_items`)} AS reported,
      ${upTo(sql`accounts`)} AS accounts`.execute(db);
  const [{ waiting, reported, accounts } = { waiting: 0, reported: 0, accounts: 0 }] = rows;
  return {
    items: { gif: itemsOf('gif'), sticker: itemsOf('sticker'), video: itemsOf('video'), text: itemsOf('text') },
    waiting,
    reported,
    accounts,
    days: await readDays(db, now),
  };
}

/** Stored events by day (UTC), oldest first, also days without any. */
async function readDays(db: Db, now: number): Promise<DashboardDay[]> {
  const { rows } = await sql<DashboardDay>`
    WITH counts AS (
      SELECT (minute AT TIME ZONE 'UTC')::date AS day, detail, sum(events) AS events FROM pingback_minutes
      WHERE outcome = 'stored' AND minute >= ${new Date(now - DAYS * 24 * 60 * 60 * 1000)} AND minute <= ${new Date(now)}
      GROUP BY 1, 2
    ), days AS (
      SELECT (${new Date(now)}::timestamptz AT TIME ZONE 'UTC')::date - before AS day FROM generate_series(0, ${sql.lit(DAYS - 1)}) AS before
    )
    SELECT days.day::text AS day, ${eventsOf('SEEN')} AS seen, ${eventsOf('HOVER')} AS hover,
      ${eventsOf('CLICK')} AS click, ${eventsOf('START')} AS start
    FROM days LEFT JOIN counts USING (day) GROUP BY days.day ORDER BY days.day`.execute(db);
  return rows;
}

function eventsOf(type: string): RawBuilder<number> {
  return sql<number>`COALESCE(sum(events) FILTER (WHERE detail = ${sql.lit(type)}), 0)::float8`;
}

/** Pages of the table of items to read. Each has about ten items. */
const MAX_PAGES = 2000;

/** The stored uploads and the bytes of their files. An estimate from a sample of the items in a large library. */
export async function readUploads(db: Db): Promise<StorageUse> {
  const { rows: sizes } = await sql<{ pages: number }>`
    SELECT (pg_relation_size('items') / current_setting('block_size')::integer)::float8 AS pages`.execute(db);
  const pages = sizes[0]?.pages ?? 0;
  const share = Math.min(1, MAX_PAGES / Math.max(1, pages));
  const { rows } = await sql<{ files: number; bytes: number }>`
    SELECT count(*)::float8 AS files, ${STORED_BYTES} AS bytes
    FROM items TABLESAMPLE SYSTEM (${sql.lit(100 * share)}) WHERE added_by IS NOT NULL`.execute(db);
  const [{ files, bytes } = { files: 0, bytes: 0 }] = rows;
  return { items: Math.round(files / share), bytes: Math.round(bytes / share), is_estimate: share < 1 };
}
