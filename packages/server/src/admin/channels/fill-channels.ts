import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { requireOwner } from '../../auth/access.ts';
import type { Caller } from '../../auth/caller.ts';
import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { itemsIn, itemsWithTag, refreshMembership } from '../../library/channels/membership.ts';
import { findGifs } from '../../library/gifs/find-gifs.ts';
import { gifNotFound } from '../../library/gifs/require-gif.ts';
import { tagOf } from '../../library/search/tokenize.ts';
import { requireChannel } from './channel-record.ts';

export interface GifsOfChannel {
  readonly channel: string;
  readonly gif: readonly string[];
}

/** Adds items to a channel. Items that it already contains keep their `added_at`. */
export async function addGifs(
  db: Db,
  caller: Caller,
  { channel, gif, now }: GifsOfChannel & { readonly now: number },
): Promise<{ channel: string; gif: string; added_at: string }[]> {
  const ids = [...new Set(gif)];
  return db.transaction().execute(async (tx) => {
    requireOwner(caller, (await requireChannel(tx, channel, 'channel')).owners);
    const knownIds = new Set((await findGifs(tx, ids)).map(({ item }) => item.id));
    const missing = ids.find((id) => !knownIds.has(id));
    if (missing !== undefined) throw gifNotFound(missing, 'gif');
    await tx
      .insertInto('channel_gifs')
      .values(ids.map((item_id) => ({ channel, item_id, added_at: new Date(now) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await refreshMembership(tx, ids);
    return gifsOfChannels(tx, ids, [channel]);
  });
}

/** Removes items from a channel. Throws 404 for unknown items only, not for items that the channel does not contain. */
export async function removeGifs(db: Db, caller: Caller, { channel, gif }: GifsOfChannel): Promise<void> {
  const ids = [...new Set(gif)];
  await db.transaction().execute(async (tx) => {
    requireOwner(caller, (await requireChannel(tx, channel, 'channel')).owners);
    const existing = await tx
      .deleteFrom('channel_gifs')
      .where('channel', '=', channel)
      .where('item_id', 'in', ids)
      .returning('item_id')
      .execute();
    const items = await findGifs(tx, ids, { withRemoved: true });
    const known = new Set([...existing.map(({ item_id }) => item_id), ...items.map(({ item }) => item.id)]);
    const missing = ids.find((id) => !known.has(id));
    if (missing !== undefined) throw gifNotFound(missing, 'gif');
    await refreshMembership(tx, ids);
  });
}

/** The channels that these items were added to; optionally only some of the channels. */
export async function gifsOfChannels(db: Db, ids: readonly string[], channels?: readonly string[]) {
  const rows = await db
    .selectFrom('channel_gifs')
    .selectAll()
    .where('item_id', 'in', [...ids])
    .$if(channels !== undefined, (query) => query.where('channel', 'in', [...(channels ?? [])]))
    .orderBy('added_at')
    .orderBy('channel')
    .execute();
  return rows.map(({ channel, item_id: gif, added_at }) => ({ channel, gif, added_at: added_at.toISOString() }));
}

export type TagTable = 'ranked_tags' | 'magic_tags';

export interface NewTag {
  readonly table: TagTable;
  readonly channel: string;
  readonly tag: string;
  /** Index of a ranked tag, from 0. Default: last. */
  readonly rank?: number | undefined;
}

/** Adds a tag to a channel. A magic tag includes all items with that tag in the channel. */
export async function addTag(db: Db, caller: Caller, input: NewTag) {
  const { table, channel } = input;
  const tag = tagOf(input.tag);
  if (tag === '')
    throw new ApiError('tag: must contain a letter or digit', { status: 400, code: 'validation', parameter: 'tag' });
  const id = randomUUID();
  return db.transaction().execute(async (tx) => {
    requireOwner(caller, (await requireChannel(tx, channel, 'channel')).owners);
    const inserted =
      table === 'magic_tags'
        ? await sql`INSERT INTO magic_tags (id, channel, tag) VALUES (${id}, ${channel}, ${tag})
            ON CONFLICT DO NOTHING RETURNING *`.execute(tx)
        : await sql`INSERT INTO ranked_tags (id, channel, tag, rank) VALUES (${id}, ${channel}, ${tag}, COALESCE(
            ${input.rank ?? null}::integer, (SELECT max(rank) + 1 FROM ranked_tags WHERE channel = ${channel}), 0))
            ON CONFLICT DO NOTHING RETURNING *`.execute(tx);
    if (inserted.rows.length === 0) throw tagTaken(tag);
    if (table === 'magic_tags') await refreshMembership(tx, await itemsWithTag(tx, tag));
    return { id, channel, tag };
  });
}

export async function changeRankedTag(
  db: Db,
  caller: Caller,
  { id, ...change }: { readonly id: string; readonly tag?: string | undefined; readonly rank?: number | undefined },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rankedTag = await requireTag(tx, 'ranked_tags', id);
    requireOwner(caller, (await requireChannel(tx, rankedTag.channel, 'channel')).owners);
    const tag = change.tag === undefined ? rankedTag.tag : tagOf(change.tag);
    if (tag === '')
      throw new ApiError('tag: must contain a letter or digit', { status: 400, code: 'validation', parameter: 'tag' });
    const { rows } = await sql`
      SELECT 1 FROM ranked_tags WHERE channel = ${rankedTag.channel} AND tag = ${tag} AND id <> ${id}`.execute(tx);
    if (rows.length > 0) throw tagTaken(tag);
    await sql`UPDATE ranked_tags SET tag = ${tag}, rank = COALESCE(${change.rank ?? null}::integer, rank)
      WHERE id = ${id}`.execute(tx);
  });
}

export async function removeTag(
  db: Db,
  caller: Caller,
  { table, id }: { readonly table: TagTable; readonly id: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { channel, tag } = await requireTag(tx, table, id);
    requireOwner(caller, (await requireChannel(tx, channel, 'channel')).owners);
    const affected = table === 'magic_tags' ? await itemsIn(tx, channel) : [];
    await tx.deleteFrom(table).where('id', '=', id).execute();
    if (affected.length > 0) await refreshMembership(tx, [...affected, ...(await itemsWithTag(tx, tag))]);
  });
}

async function requireTag(db: Db, table: TagTable, id: string) {
  const row = await db.selectFrom(table).select(['channel', 'tag']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined)
    throw new ApiError(`There is no tag ${id}.`, { status: 404, code: 'not-found', parameter: 'id' });
  return row;
}

function tagTaken(tag: string): ApiError {
  return new ApiError(`This channel already has the tag ${tag}.`, { status: 409, code: 'conflict', parameter: 'tag' });
}
