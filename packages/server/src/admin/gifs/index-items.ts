import type { Transaction } from 'kysely';
import { lockIndex } from '../../database/locks.ts';
import type { Tables } from '../../database/schema.ts';
import { indexItems as updateIndex } from '../../library/catalogue/index-items.ts';
import { createLineage } from '../../library/catalogue/lineage.ts';
import { readChannelsOf } from '../../library/catalogue/read-collection.ts';
import { refreshMembership } from '../../library/channels/membership.ts';
import { decayed } from '../../library/trending/decay.ts';
import { refreshLive } from '../schedule/refresh-live.ts';

type Tx = Transaction<Tables>;

/** Initial clicks and views of a new item, which place it in the middle of the lists. */
const INITIAL_SCORE = { clicks: 1, seen: 20 };

/** Items per batch: a large channel has more than should be in memory. */
const BATCH = 1000;

/**
 * Updates everything that is derived from these items: the next search finds a change, and hidden or removed items are
 * in no list. Changes of the index are serialized.
 */
export async function indexItems(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await lockIndex(tx);
  const score = { clicks: decayed(INITIAL_SCORE.clicks, now), seen: decayed(INITIAL_SCORE.seen, now) };
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const lineage = createLineage(await readChannelsOf(tx, batch));
    const listed = await updateIndex(tx, batch, { lineage, scoreOf: () => score });
    await refreshLive(tx, listed);
    await refreshMembership(tx, listed);
  }
}
