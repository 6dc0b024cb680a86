import type { ModerationAction } from '@zoetrope/model/management';
import { sql } from 'kysely';
import type { Account } from '../../auth/account.ts';
import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Cursor } from '../../http/cursor.ts';
import type { StoredFile } from '../../storage/file-storage.ts';
import { comparedSamples, type FrameSample, isPartOf, sampleFrames } from '../tags/frame-samples.ts';
import { lockState } from './item-state.ts';
import { recordAction } from './moderation-actions.ts';

/** Maximum Hamming distance of the hashes of candidates, whose samples are then compared. That of the measured renditions is at most 2. */
const MAX_DISTANCE = 10;

export interface NewBlock {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
  /** Those of `sampleFramesOfCopies`. Without samples, the picture cannot be recognized, and is not blocked. */
  readonly samples: readonly FrameSample[];
  readonly at: Date;
}

/** Blocks the picture of an item that is taken down. It remains blocked when its upload is deleted. */
export async function blockPicture(tx: Db, { id, title, reason, samples, at }: NewBlock): Promise<void> {
  if (samples.length === 0) return;
  const values = {
    title,
    reason,
    hashes: sql<readonly string[]>`${distinctHashes(samples)}::bit(64)[]`,
    samples: samples.map(({ pixels }) => Buffer.from(pixels).toString('base64')),
    blocked_at: at,
    is_blocked: true,
  };
  await tx
    .insertInto('blocked_pictures')
    .values({ item_id: id, ...values })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
    .execute();
}

function distinctHashes(samples: readonly FrameSample[]): readonly string[] {
  return [...new Set(samples.map(({ hash }) => hash))];
}

/** Whether a picture was taken down, in this or another size, format or quality. */
export async function isBlocked(db: Db, file: StoredFile): Promise<boolean> {
  const any = await sql`SELECT FROM blocked_pictures WHERE is_blocked LIMIT 1`.execute(db);
  if (any.rows.length === 0) return false;
  const samples = await sampleFrames(file);
  if (samples.length === 0) return false;
  const { rows } = await sql<{ samples: readonly string[] }>`
    SELECT samples FROM blocked_pictures WHERE is_blocked AND EXISTS (
      SELECT FROM unnest(hashes) AS own(hash), unnest(${distinctHashes(comparedSamples(samples))}::bit(64)[]) AS new(hash)
      WHERE bit_count(own.hash # new.hash) <= ${sql.lit(MAX_DISTANCE)}
    )`.execute(db);
  return rows.some((row) => {
    const blocked = row.samples.map((text) => ({ pixels: Buffer.from(text, 'base64') }));
    return isPartOf(samples, blocked);
  });
}

export interface BlockedPictureRow {
  readonly item_id: string;
  readonly title: string;
  readonly reason: string;
  readonly blocked_at: Date;
}

/** Newest first. */
export async function readBlockedPictures(
  db: Db,
  { after, limit }: { readonly after?: Cursor | undefined; readonly limit: number },
): Promise<readonly BlockedPictureRow[]> {
  const further =
    after === undefined ? sql`` : sql`AND (blocked_at, item_id) < (${after.at}::timestamptz, ${after.id}::text)`;
  const { rows } = await sql<BlockedPictureRow>`
    SELECT item_id, title, reason, blocked_at FROM blocked_pictures WHERE is_blocked ${further}
    ORDER BY blocked_at DESC, item_id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export interface Unblocking {
  readonly ids: readonly string[];
  readonly note?: string | undefined;
  readonly moderator: Account;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Lets pictures be uploaded again, all or none. Their takedowns remain. Throws 404 if a picture is not blocked. */
export async function unblockPictures(db: Db, { ids, note, moderator, now }: Unblocking): Promise<ModerationAction> {
  return db.transaction().execute(async (tx) => {
    const items = [];
    // Sorted, so that two moderators cannot deadlock.
    for (const id of [...new Set(ids)].sort()) {
      const item = await tx.selectFrom('items').select('id').where('id', '=', id).executeTakeFirst();
      const previous = item
        ? await lockState(tx, id, { withRating: false, parameter: 'gif_ids' })
        : ({ deleted: true } as const);
      const { numUpdatedRows } = await tx
        .updateTable('blocked_pictures')
        .set({ is_blocked: false })
        .where('item_id', '=', id)
        .where('is_blocked', '=', true)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        const message = `The picture of ${id} is not blocked.`;
        throw new ApiError(message, { status: 404, code: 'not-found', parameter: 'gif_ids' });
      }
      items.push({ id, previous });
    }
    return recordAction(tx, { action: 'unblocked', items, note, moderator, now });
  });
}
