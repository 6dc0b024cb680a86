import { createHmac } from 'node:crypto';
import type { ModerationReason } from '@zoetrope/model/management';
import { sql, type Transaction } from 'kysely';
import { limitAttempts } from '../../auth/attempts.ts';
import type { Db, Tables } from '../../database/schema.ts';
import type { Cursor } from '../../http/cursor.ts';
import { requirePublicGif } from '../../library/gifs/require-gif.ts';
import { lockState } from './item-state.ts';

/** Reports per network in 15 minutes. */
const MAX_REPORTS = 20;
/** Texts that a group of reports shows, newest first. */
const MAX_MESSAGES = 5;

export interface GifReport {
  readonly id: string;
  readonly reason: ModerationReason;
  readonly message?: string | undefined;
  /** The account of the viewer, if they are signed in. */
  readonly accountId?: string | undefined;
  /** The network of the viewer. */
  readonly network: string;
}

interface ReportContext {
  readonly db: Db;
  readonly secret: () => Promise<string>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Stores a report of a viewer. Throws 404 for a GIF that is not public, and 429 after too many reports. */
export type ReportGif = (report: GifReport) => Promise<void>;

/**
 * A viewer is an account, or else a network, and counts once per GIF, also after the report was dismissed. The stored
 * digest differs for each GIF, so that nobody learns what else a viewer has reported.
 */
export function createReportGif({ db, secret, clock }: ReportContext): ReportGif {
  return async ({ id, reason, message, accountId, network }) => {
    await limitAttempts(db, { subject: `report ${network}`, max: MAX_REPORTS, now: clock() });
    await requirePublicGif(db, id);
    const viewer = accountId === undefined ? `network ${network}` : accountViewer(accountId);
    const viewer_digest = digestViewer(await secret(), id, viewer);
    const reported_at = new Date(clock());
    await db.transaction().execute(async (tx) => {
      // Waits for a decision that closes the reports.
      await lockState(tx, id, { withRating: false, parameter: 'id' });
      const added = await tx
        .insertInto('gif_reports')
        .values({ item_id: id, viewer_digest, reason, message: message ?? null, reported_at, closed_by: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('item_id')
        .executeTakeFirst();
      if (added === undefined) return;
      await sql`
        INSERT INTO reported_items (item_id, reports, first_reported_at, last_reported_at)
        VALUES (${id}, 1, ${reported_at}, ${reported_at})
        ON CONFLICT (item_id) DO UPDATE SET reports = reported_items.reports + 1, last_reported_at = ${reported_at}`.execute(
        tx,
      );
    });
  };
}

function accountViewer(accountId: string): string {
  return `account ${accountId}`;
}

function digestViewer(secret: string, itemId: string, viewer: string): string {
  return createHmac('sha256', secret).update(`report ${itemId} ${viewer}`).digest('base64url');
}

export interface OwnReport {
  readonly item_id: string;
  readonly viewer_digest: string;
  readonly reason: ModerationReason;
  readonly message: string | null;
  readonly reported_at: Date;
}

/** Reports that are read at once. */
const REPORT_BATCH = 5000;

/** The reports of an account, by GIF. Only a comparison with all of them finds them; see `createReportGif`. */
export async function reportsOf(db: Db, secret: string, accountId: string): Promise<readonly OwnReport[]> {
  const viewer = accountViewer(accountId);
  const own: OwnReport[] = [];
  let after = { item_id: '', viewer_digest: '' };
  for (;;) {
    const { rows } = await sql<OwnReport>`
      SELECT item_id, viewer_digest, reason, message, reported_at FROM gif_reports
      WHERE (item_id, viewer_digest) > (${after.item_id}, ${after.viewer_digest})
      ORDER BY item_id, viewer_digest LIMIT ${sql.lit(REPORT_BATCH)}`.execute(db);
    own.push(...rows.filter(({ item_id, viewer_digest }) => viewer_digest === digestViewer(secret, item_id, viewer)));
    const last = rows.at(-1);
    if (last === undefined) return own;
    after = last;
  }
}

/** What an action does to the reports of its items. */
export type ReportsEffect = 'closes' | 'reopens' | 'leaves';

interface ReportsChange {
  readonly ids: readonly string[];
  readonly effect: ReportsEffect;
  /** The action. */
  readonly action: string;
  /** The action that it undoes. */
  readonly undoes: string | undefined;
}

/** Closes the open reports of items, or reopens those that the undone action has closed. */
export async function changeReports(
  tx: Transaction<Tables>,
  { ids, effect, action, undoes }: ReportsChange,
): Promise<void> {
  if (effect === 'leaves') return;
  const change =
    effect === 'closes'
      ? sql`closed_by = ${action}::bigint WHERE closed_by IS NULL`
      : sql`closed_by = NULL WHERE closed_by = ${undoes}::bigint`;
  await sql`UPDATE gif_reports SET ${change} AND item_id = ANY(${ids})`.execute(tx);
  await sql`DELETE FROM reported_items WHERE item_id = ANY(${ids})`.execute(tx);
  await sql`
    INSERT INTO reported_items (item_id, reports, first_reported_at, last_reported_at)
    SELECT item_id, count(*), min(reported_at), max(reported_at) FROM gif_reports
    WHERE closed_by IS NULL AND item_id = ANY(${ids}) GROUP BY item_id`.execute(tx);
}

export interface ReportsQuery {
  readonly minReports: number;
  readonly after?: Cursor | undefined;
  readonly limit: number;
}

export interface ReportedRow {
  readonly id: string;
  readonly reports: number;
  readonly first_reported_at: Date;
  readonly last_reported_at: Date;
  readonly reasons: readonly { readonly reason: ModerationReason; readonly count: number }[];
  readonly messages: readonly {
    readonly reason: ModerationReason;
    readonly message: string;
    readonly reported_at: string;
  }[];
}

/** The items with open reports, by their first report, so that a new report does not move them. */
export async function readReports(db: Db, { minReports, after, limit }: ReportsQuery): Promise<readonly ReportedRow[]> {
  const isAfter =
    after === undefined ? sql`true` : sql`(first_reported_at, item_id) > (${after.at}::timestamptz, ${after.id}::text)`;
  const open = sql`gif_reports.item_id = page.item_id AND closed_by IS NULL`;
  const { rows } = await sql<ReportedRow>`
    WITH page AS (
      SELECT * FROM reported_items WHERE reports >= ${minReports} AND ${isAfter}
      ORDER BY first_reported_at, item_id LIMIT ${limit}
    )
    SELECT item_id AS id, reports, first_reported_at, last_reported_at,
      (SELECT jsonb_agg(to_jsonb(counted) ORDER BY count DESC, reason) FROM (
        SELECT reason, count(*)::integer AS count FROM gif_reports WHERE ${open} GROUP BY reason
      ) AS counted) AS reasons,
      COALESCE((SELECT jsonb_agg(to_jsonb(newest) ORDER BY reported_at DESC) FROM (
        SELECT reason, message, reported_at FROM gif_reports WHERE ${open} AND message IS NOT NULL
        ORDER BY reported_at DESC LIMIT ${sql.lit(MAX_MESSAGES)}
      ) AS newest), '[]') AS messages
    FROM page ORDER BY first_reported_at, item_id`.execute(db);
  return rows;
}
