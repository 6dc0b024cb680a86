import { sql } from 'kysely';
import { PREPARED } from '../../database/direct-session.ts';
import { ITEM_NUMBER, itemNumber } from '../../database/item-number.ts';
import { findLatest } from '../../database/query-scope.ts';
import type { Db, StoredItem } from '../../database/schema.ts';
import { itemData, trendingSince } from './item-data.ts';
import type { ItemWithChannel } from './select-page.ts';
import { findAnimatedTexts } from './stored-texts.ts';

/**
 * Items by id, in that order, without unknown and removed ones. Hidden items, which are in no list and on no public
 * page, are included for those who manage them; so are animated texts. With `withRemoved`, removed ones are included
 * for moderators.
 */
export async function findGifs(
  db: Db,
  ids: readonly string[],
  { withRemoved = false }: { readonly withRemoved?: boolean | undefined } = {},
): Promise<ItemWithChannel[]> {
  const { rows } = await sql<FoundRow>`
    ${PREPARED} SELECT ${itemData()} AS item, channels.data AS channel, items.removed,
      ${trendingSince()} AS "trendingSince"
    FROM items LEFT JOIN channels ON channels.slug = items.channel
    WHERE items.id = ANY(${ids}) AND (${withRemoved} OR NOT items.removed)`.execute(db);
  const texts = [...(await findAnimatedTexts(db, ids)).values()].filter(({ removed }) => withRemoved || !removed);
  const items = [...rows, ...texts].map(({ item, removed, ...rest }) => {
    return { ...rest, item: removed ? asRemoved(item) : item };
  });
  const itemsById = new Map(items.map((found) => [found.item.id, found]));
  return [...new Set(ids)].flatMap((id) => itemsById.get(id) ?? []);
}

interface FoundRow extends ItemWithChannel {
  readonly removed: boolean;
}

/** Sets the flag for every kind of removal; the catalogue's own data only has its own. */
function asRemoved(item: StoredItem): StoredItem {
  return { ...item, flags: { ...item.flags, is_removed: true } };
}

/** Items by number, as `findGifs`. */
export async function findGifsByNumber(db: Db, numbers: readonly number[]): Promise<ItemWithChannel[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM items WHERE ${sql.raw(ITEM_NUMBER)} = ANY(${numbers}::bigint[])`.execute(db);
  const ids = new Map(rows.map(({ id }) => [itemNumber(id), id]));
  return findGifs(
    db,
    numbers.flatMap((number) => ids.get(number) ?? []),
  );
}

export async function findGif(db: Db, id: string): Promise<ItemWithChannel | undefined> {
  return findLatest(async () => (await findGifs(db, [id]))[0]);
}
