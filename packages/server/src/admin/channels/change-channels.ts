import { sql, type Transaction } from 'kysely';
import { forbidden, requireOwner } from '../../auth/access.ts';
import { findAccount, findByUsername } from '../../auth/account-store.ts';
import type { Caller } from '../../auth/caller.ts';
import { permissionScope } from '../../auth/permissions.ts';
import { lockTree } from '../../database/locks.ts';
import type { Db, StoredChannel, Tables } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { omitUndefined } from '../../http/omit-undefined.ts';
import { indexChannel } from '../../library/channels/channel-index.ts';
import { itemsIn, refreshMembership } from '../../library/channels/membership.ts';
import { indexItems } from '../gifs/index-items.ts';
import { type ChannelRecord, requireChannel } from './channel-record.ts';
import { renumber } from './channel-tree.ts';

/** Editable fields of a channel. */
export interface ChannelFields {
  readonly display_name?: string | undefined;
  readonly description?: string | undefined;
  readonly is_visible?: boolean | undefined;
  readonly is_private?: boolean | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly content_type?: 'gif' | 'sticker' | 'video' | undefined;
  /** Id or name of an account. */
  readonly owner?: string | undefined;
}

export interface NewChannel extends ChannelFields {
  readonly slug: string;
  readonly parent?: string | undefined;
}

/** Creates a channel after its siblings. The caller becomes its owner, unless they may choose another. */
export async function createChannel(db: Db, caller: Caller, channel: NewChannel): Promise<void> {
  const { slug, parent = null, owner, ...fields } = channel;
  await db.transaction().execute(async (tx) => {
    await lockTree(tx);
    if (parent !== null) requireOwner(caller, (await requireChannel(tx, parent, 'parent')).owners);
    else if (permissionScope(caller.account.roles, 'channel.root') === undefined) throw forbidden();
    const data: StoredChannel = {
      ...{ slug, description: '', is_public: true, is_verified: false, suppress_chrome: false, parent, tags: [] },
      ...toStoredFields(fields),
    };
    const newOwner = await resolveOwner(tx, caller, owner);
    await requireFreeName(tx, slug, newOwner);
    if (!(await insertChannel(tx, data, newOwner)))
      throw new ApiError(`The slug ${slug} is taken.`, { status: 409, code: 'conflict', parameter: 'slug' });
    if (parent !== null && data.tags.length > 0) await refreshMembership(tx, await itemsIn(tx, parent));
  });
}

/**
 * Inserts a channel after its siblings. Returns false if there is one with this slug, or was one in the catalogue: the
 * GIFs of a deleted channel still carry its slug, and must not get a new owner through it.
 */
export async function insertChannel(tx: Db, data: StoredChannel, owner: string | null): Promise<boolean> {
  const { slug, parent } = data;
  const { rows } = await sql`
    INSERT INTO channels (slug, data, position, owner, is_changed, from_catalogue)
    SELECT ${slug}, ${JSON.stringify(data)}::jsonb, 2147483647, ${owner}, true, false
    WHERE NOT EXISTS (SELECT FROM deleted_channels WHERE slug = ${slug})
    ON CONFLICT (slug) DO NOTHING RETURNING slug`.execute(tx);
  if (rows.length === 0) return false;
  await indexChannel(tx, slug);
  await renumber(tx, parent);
  return true;
}

export interface ChannelUpdate {
  readonly slug: string;
  readonly change: ChannelFields;
  readonly now: number;
}

export async function updateChannel(db: Db, caller: Caller, { slug, change, now }: ChannelUpdate): Promise<void> {
  const { owner, ...fields } = change;
  await db.transaction().execute(async (tx) => {
    await lockTree(tx);
    const channel = await requireChannel(tx, slug);
    requireOwner(caller, channel.owners);
    const newOwner = owner === undefined ? channel.owner : await resolveOwner(tx, caller, owner);
    if (newOwner !== null && newOwner !== channel.owner) await requireFreeName(tx, slug, newOwner);
    await sql`UPDATE channels SET is_changed = true, owner = ${newOwner}, data = data || ${JSON.stringify(toStoredFields(fields))}::jsonb
      WHERE slug = ${slug}`.execute(tx);
    await indexChannel(tx, slug);
    const items = await itemsIn(tx, slug);
    if (fields.display_name !== undefined) await indexItems(tx, items, now);
    if (fields.tags !== undefined)
      await refreshMembership(tx, [...items, ...(await itemsIn(tx, channel.parent ?? slug))]);
  });
}

/** Deletes a channel without children. Its GIFs remain, without a channel. */
export async function deleteChannel(
  db: Db,
  caller: Caller,
  { slug, now }: { readonly slug: string; readonly now: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockTree(tx);
    const channel = await requireChannel(tx, slug);
    requireOwner(caller, channel.owners);
    if (channel.has_children)
      throw new ApiError('This channel contains other channels. Move or delete them first.', {
        status: 409,
        code: 'conflict',
      });
    await removeChannel(tx, channel, now);
  });
}

type RemovedChannel = Pick<ChannelRecord, 'slug' | 'parent' | 'from_catalogue'>;

async function removeChannel(
  tx: Transaction<Tables>,
  { slug, parent, from_catalogue }: RemovedChannel,
  now: number,
): Promise<void> {
  const items = await itemsIn(tx, slug);
  await tx.deleteFrom('channels').where('slug', '=', slug).execute();
  await tx.deleteFrom('channel_gifs').where('channel', '=', slug).execute();
  await tx.deleteFrom('ranked_tags').where('channel', '=', slug).execute();
  await tx.deleteFrom('magic_tags').where('channel', '=', slug).execute();
  if (from_catalogue) {
    await sql`INSERT INTO deleted_channels (slug) VALUES (${slug}) ON CONFLICT DO NOTHING`.execute(tx);
  }
  // The condition of the index `items_variations`.
  await sql`UPDATE items SET channel = NULL WHERE COALESCE(channel, '') = ${slug}`.execute(tx);
  await renumber(tx, parent);
  await indexItems(tx, items, now);
}

/**
 * Deletes the channels of an account that have no GIFs, and contain no channels that remain. Resolves with how many. The
 * caller holds the lock of the tree. Channels of the catalogue remain, because their next load would add them again.
 */
export async function removeEmptyChannels(tx: Transaction<Tables>, owner: string, now: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const { rows } = await sql<RemovedChannel>`
      SELECT slug, parent, from_catalogue FROM channels
      WHERE owner = ${owner} AND NOT from_catalogue
        AND NOT EXISTS (SELECT FROM channels AS below WHERE below.parent = channels.slug)
        AND NOT EXISTS (SELECT FROM items WHERE COALESCE(items.channel, '') = channels.slug)
        AND NOT EXISTS (SELECT FROM channel_gifs WHERE channel_gifs.channel = channels.slug)`.execute(tx);
    if (rows.length === 0) return removed;
    for (const channel of rows) await removeChannel(tx, channel, now);
    removed += rows.length;
  }
}

/**
 * Throws 409 if a slug is the name of an account other than the owner: pages and results show the slug of a channel as
 * the name of its author. Registration checks the reverse (`isChannelSlug`) under the same lock.
 */
export async function requireFreeName(tx: Db, slug: string, owner: string | null): Promise<void> {
  const account = await findByUsername(tx, slug);
  if (account === undefined || account.id === owner) return;
  throw new ApiError(`The slug ${slug} is the name of another account.`, {
    status: 409,
    code: 'conflict',
    parameter: 'slug',
  });
}

/** The id of the new owner. Default: the caller. */
async function resolveOwner(tx: Db, { account }: Caller, owner: string | undefined): Promise<string> {
  if (owner === undefined || owner === account.id || owner === account.username) return account.id;
  if (permissionScope(account.roles, 'channel.transfer') === undefined) throw forbidden();
  const newOwner = await findAccount(tx, owner);
  if (newOwner === undefined)
    throw new ApiError(`There is no user ${owner}.`, { status: 404, code: 'not-found', parameter: 'owner' });
  return newOwner.id;
}

function toStoredFields({ is_private, ...fields }: Omit<ChannelFields, 'owner'>) {
  return omitUndefined({ ...fields, is_public: is_private === undefined ? undefined : !is_private });
}
