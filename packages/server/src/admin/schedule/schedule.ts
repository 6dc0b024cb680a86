import { randomUUID } from 'node:crypto';
import type { GifType } from '@zoetrope/model';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { findGifs } from '../../library/gifs/find-gifs.ts';
import { gifNotFound } from '../../library/gifs/require-gif.ts';
import type { PageRange } from '../../library/gifs/select-page.ts';
import { refreshLive } from './refresh-live.ts';

export interface NewEntries {
  readonly gifs: readonly string[];
  readonly startsAt: Date;
  /** Who schedules them. */
  readonly username: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Schedules GIFs for trending, all or none of them. Resolves with the ids of the entries, in order. */
export async function scheduleGifs(db: Db, { gifs, startsAt, username, now }: NewEntries): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const items = new Map((await findGifs(tx, gifs)).map(({ item }) => [item.id, item]));
    const ids: string[] = [];
    for (const item_id of new Set(gifs)) {
      const item = items.get(item_id);
      if (item === undefined) throw gifNotFound(item_id, 'gifs');
      const entry = { id: randomUUID(), item_id, type: item.kind, is_sticker: item.kind === 'sticker' };
      const inserted = await tx
        .insertInto('schedule')
        .values({ ...entry, starts_at: startsAt, went_live_at: null, scheduled_by: username })
        .onConflict((conflict) => conflict.columns(['item_id', 'starts_at']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted === undefined) {
        throw new ApiError(`The GIF ${item_id} is already scheduled for that time.`, {
          status: 409,
          code: 'conflict',
          parameter: 'gifs',
        });
      }
      ids.push(entry.id);
      await logActivity(tx, { action: 'scheduled', item_id, entry_id: entry.id, username, at: new Date(now) });
    }
    return ids;
  });
}

/** Removes an entry. A live one also leaves trending. */
export async function removeEntry(
  db: Db,
  id: string,
  { username, now }: { username: string; now: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const deleted = await tx.deleteFrom('schedule').where('id', '=', id).returning('item_id').executeTakeFirst();
    if (deleted === undefined) {
      throw new ApiError(`There is no schedule entry ${id}.`, { status: 404, code: 'not-found', parameter: 'id' });
    }
    await logActivity(tx, { action: 'removed', item_id: deleted.item_id, entry_id: id, username, at: new Date(now) });
    await refreshLive(tx, [deleted.item_id]);
  });
}

export interface ScheduleQuery extends PageRange {
  readonly type?: GifType | undefined;
  /** Limits the result to these entries. */
  readonly ids?: readonly string[] | undefined;
}

/** Entries of the schedule, soonest first. */
export async function readSchedule(db: Db, { type, ids, offset, limit }: ScheduleQuery) {
  const entries = db
    .selectFrom('schedule')
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'gif'))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids?.length ? [...ids] : ['']));
  const rows = await entries.selectAll().orderBy('starts_at').orderBy('id').offset(offset).limit(limit).execute();
  const { total } = await entries.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Changes of the schedule, newest first. */
export async function readActivity(db: Db, { offset, limit }: PageRange) {
  const rows = await db
    .selectFrom('schedule_activity')
    .selectAll()
    .orderBy('seq', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('schedule_activity')
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

interface Activity {
  readonly action: 'scheduled' | 'went-live' | 'removed';
  readonly item_id: string;
  readonly entry_id: string;
  /** Null for changes made by the clock. */
  readonly username: string | null;
  readonly at: Date;
}

async function logActivity(tx: Db, activity: Activity): Promise<void> {
  await tx.insertInto('schedule_activity').values(activity).execute();
}

/** Duration at the front of trending. */
const LIVE_MS = 24 * 60 * 60 * 1000;
/** Entries per transaction. */
const BATCH = 100;

/**
 * Starts due entries and ends expired ones. Each entry is processed by one of several processes: the others skip locked
 * rows. Resolves with the number of changed entries.
 */
export async function advanceSchedule(db: Db, now: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const at = new Date(now);
    const { rows: live } = await sql<{ id: string; item_id: string }>`
      UPDATE schedule SET went_live_at = ${at} WHERE id IN (
        SELECT id FROM schedule WHERE went_live_at IS NULL AND starts_at <= ${at}
        ORDER BY starts_at, id LIMIT ${sql.lit(BATCH)} FOR UPDATE SKIP LOCKED
      ) RETURNING id, item_id`.execute(tx);
    const { rows: expired } = await sql<{ id: string; item_id: string }>`
      DELETE FROM schedule WHERE id IN (
        SELECT id FROM schedule WHERE went_live_at <= ${new Date(now - LIVE_MS)}
        ORDER BY id LIMIT ${sql.lit(BATCH)} FOR UPDATE SKIP LOCKED
      ) RETURNING id, item_id`.execute(tx);
    const of = (action: Activity['action']) => (row: { id: string; item_id: string }) =>
      logActivity(tx, { action, item_id: row.item_id, entry_id: row.id, username: null, at });
    for (const row of live) await of('went-live')(row);
    for (const row of expired) await of('removed')(row);
    await refreshLive(
      tx,
      [...live, ...expired].map(({ item_id }) => item_id),
    );
    return live.length + expired.length;
  });
}
