import { isGifId } from '@zoetrope/model';
import { sql } from 'kysely';
import { findLatest } from '../../database/query-scope.ts';
import { createRefresher } from '../../database/refresher.ts';
import type { Db } from '../../database/schema.ts';
import { parseAnimatedId } from '../../media/animate/animated-text.ts';
import { removedTexts } from './stored-texts.ts';

/** The maximum delay until removals by other processes take effect. */
const MAX_AGE_MS = 2000;
/** About 10 MB. Above it, the item that was looked up first is looked up again. */
const MAX_PUBLIC = 100_000;

/** The removed items, cached because every media request checks them. */
export interface RemovedItems {
  readonly has: (id: string) => Promise<boolean>;
  /** Call it with the items that this process has changed, so that it takes effect immediately. */
  readonly invalidate: (ids: readonly string[]) => void;
}

interface RemovedItemsOptions {
  readonly db: Db;
  readonly clock: () => number;
  /** Called when items were removed or restored by this process. Default: nothing. */
  readonly onInvalidate?: ((ids: readonly string[]) => void) | undefined;
}

/**
 * Reads all removed items once, and then every two seconds those that were removed or restored since. The table
 * `removal_changes` has the last transaction that changed each. Until then, an item that was public remains so; one that
 * this process does not know is looked up, because it may be an upload that waits for approval: a response to its first
 * request would remain in caches.
 */
export function createRemovedItems({ db, clock, onInvalidate = () => {} }: RemovedItemsOptions): RemovedItems {
  const ids = new Set<string>();
  /** Items that were public when they were looked up. */
  const publicIds = new Set<string>();
  /** All changes of transactions before this one are in `ids`. */
  let readUntil: string | undefined;

  async function read(): Promise<void> {
    // Before the changes: those that are committed in between are read twice, and none is missed.
    const { rows } = await sql<{ end: string }>`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS end`.execute(
      db,
    );
    if (readUntil === undefined) {
      const items = await db.selectFrom('items').select('id').where('removed', '=', true).execute();
      for (const id of [...items.map((item) => item.id), ...(await removedTexts(db))]) ids.add(id);
    } else {
      for (const { id, removed } of await changesSince(db, readUntil)) {
        if (removed) ids.add(id);
        else ids.delete(id);
      }
    }
    readUntil = rows[0]?.end;
  }

  /** Whether an item that is not in `ids` was added since they were read, and is not public. */
  async function isRemovedSince(id: string): Promise<boolean> {
    if (publicIds.has(id) || !isGifId(id)) return false;
    const query = db.selectFrom('items').select('removed').where('id', '=', id);
    const item = await findLatest(() => query.executeTakeFirst());
    if (item === undefined || item.removed) return item?.removed ?? false;
    publicIds.add(id);
    const [oldest] = publicIds;
    if (publicIds.size > MAX_PUBLIC && oldest !== undefined) publicIds.delete(oldest);
    return false;
  }

  const { refreshIfStale, invalidate } = createRefresher({ read, clock, maxAgeMs: MAX_AGE_MS });

  return {
    async has(id) {
      await refreshIfStale();
      // A text is removed in all its styles.
      const hash = parseAnimatedId(id)?.hash;
      return ids.has(hash ?? id) || (hash === undefined && (await isRemovedSince(id)));
    },
    invalidate(ids) {
      onInvalidate(ids);
      invalidate();
    },
  };
}

interface Change {
  readonly id: string;
  readonly removed: boolean;
}

/**
 * Transactions end in another order than they begin, so all changes since the oldest open one are read again. The upper
 * limit excludes transaction ids of another cluster, from which the rows were restored.
 */
async function changesSince(db: Db, transaction: string): Promise<readonly Change[]> {
  const { rows } = await sql<Change>`
    SELECT item_id AS id, COALESCE(
      (SELECT removed FROM items WHERE items.id = item_id), (SELECT removed FROM animated_texts WHERE hash = item_id), false
    ) AS removed
    FROM removal_changes
    WHERE changed_by >= ${transaction}::xid8 AND changed_by < pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  return rows;
}
