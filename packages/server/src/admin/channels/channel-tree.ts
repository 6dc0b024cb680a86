import { type RawBuilder, sql } from 'kysely';
import { requireOwner } from '../../auth/access.ts';
import type { Caller } from '../../auth/caller.ts';
import { lockTree } from '../../database/locks.ts';
import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { itemsIn, refreshMembership } from '../../library/channels/membership.ts';
import { channelNotFound, ownersOf } from './channel-record.ts';

export interface ChannelMove {
  readonly slug: string;
  /** Index among the children of the target after the move, from 0. Larger values mean the end. */
  readonly position: number;
  /** Slug of the new parent; null for the top level. */
  readonly target: string | null;
}

/** Moves a channel and its descendants. A caller who may move only their own channels must own both parents. */
export async function moveChannel(db: Db, caller: Caller, { slug, position, target }: ChannelMove): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockTree(tx);
    const channel = await findPosition(tx, slug, 'id');
    requireOwner(caller, channel.owners);
    // A caller who may move anything mostly reorders siblings, which needs no further checks.
    if (channel.parent === target && caller.reach === 'any') return renumber(tx, target, { slug, position });
    const above = target === null ? undefined : await findPosition(tx, target, 'target_channel');
    requireOwner(caller, above?.owners ?? []);
    if (target !== null && (await isBelow(tx, target, slug))) {
      throw new ApiError('A channel cannot be moved into itself or its descendants.', {
        status: 409,
        code: 'conflict',
        parameter: 'target_channel',
      });
    }
    if (channel.parent === target) return renumber(tx, target, { slug, position });

    const affected = await itemsIn(tx, slug);
    await sql`UPDATE channels SET is_changed = true, data = data || ${JSON.stringify({ parent: target })}::jsonb
      WHERE slug = ${slug}`.execute(tx);
    await renumber(tx, channel.parent);
    await renumber(tx, target, { slug, position });
    await refreshMembership(tx, [...affected, ...(target === null ? [] : await itemsIn(tx, target))]);
  });
}

/** The parent and the owners of a channel: all that a move needs. */
async function findPosition(tx: Db, slug: string, parameter: string) {
  const { rows } = await sql<{ parent: string | null; owners: string[] }>`
    SELECT parent, ARRAY(${ownersOf(sql`channels.slug`)}) AS owners FROM channels WHERE slug = ${slug}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw channelNotFound(slug, parameter);
  return row;
}

/** Renumbers the children of a channel without gaps; optionally moves one of them to a position. */
export async function renumber(
  tx: Db,
  parent: string | null,
  moved?: { readonly slug: string; readonly position: number },
): Promise<void> {
  // The moved channel sorts half a step before the sibling at its new position.
  const { slug = '', position = 0 } = moved ?? {};
  await sql`
    UPDATE channels SET position = placed.place FROM (
      SELECT slug, row_number() OVER (ORDER BY rank) - 1 AS place FROM (
        SELECT slug, row_number() OVER (ORDER BY position, slug) - 1 AS rank FROM channels
        WHERE ${childrenOf(parent)} AND slug <> ${slug}
        UNION ALL SELECT ${slug}, ${position}::float8 - 0.5 WHERE ${slug} <> ''
      ) AS ranked
    ) AS placed WHERE placed.slug = channels.slug AND channels.position <> placed.place`.execute(tx);
}

function childrenOf(parent: string | null): RawBuilder<boolean> {
  return parent === null ? sql<boolean>`parent IS NULL` : sql<boolean>`parent = ${parent}`;
}

/** Whether a channel is `other` or one of its descendants. */
async function isBelow(tx: Db, slug: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    WITH RECURSIVE above(slug) AS (
      SELECT ${slug}::text
      UNION SELECT channels.parent FROM above JOIN channels USING (slug) WHERE channels.parent IS NOT NULL
    ) SELECT 1 FROM above WHERE slug = ${other}`.execute(tx);
  return rows.length > 0;
}
