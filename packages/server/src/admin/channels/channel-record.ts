import type { MagicTag, RankedTag } from '@zoetrope/model';
import { sql } from 'kysely';
import { isAllowed } from '../../auth/access.ts';
import type { Account } from '../../auth/account.ts';
import type { Db, StoredChannel } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { isPublicChannel } from '../../library/channels/is-public-channel.ts';

/** A channel with its position in the tree and its tags. */
export interface ChannelRecord {
  readonly slug: string;
  readonly data: StoredChannel;
  readonly parent: string | null;
  readonly position: number;
  readonly owner: string | null;
  readonly from_catalogue: boolean;
  readonly has_children: boolean;
  readonly ranked_tags: readonly RankedTag[];
  readonly magic_tags: readonly MagicTag[];
  /** The ids of its owner and of the owners of its parent channels. */
  readonly owners: readonly string[];
}

/** Selects one channel, the children of some channels, or the top level. */
export type ChannelSelector =
  | { readonly slug: string }
  | { readonly parents: readonly string[] }
  | { readonly parents: null };

/** Channels in their order. */
export async function findChannels(db: Db, selector: ChannelSelector): Promise<ChannelRecord[]> {
  const { rows } = await sql<ChannelRecord>`
    SELECT slug, data, parent, position, owner, from_catalogue,
      EXISTS (SELECT FROM channels AS below WHERE below.parent = channels.slug) AS has_children,
      COALESCE((SELECT jsonb_agg(to_jsonb(ranked_tags) ORDER BY rank, tag) FROM ranked_tags WHERE channel = slug), '[]') AS ranked_tags,
      COALESCE((SELECT jsonb_agg(to_jsonb(magic_tags) ORDER BY tag) FROM magic_tags WHERE channel = slug), '[]') AS magic_tags,
      ARRAY(${ownersOf(sql`channels.slug`)}) AS owners
    FROM channels WHERE ${whereOf(selector)} ORDER BY parent NULLS FIRST, position, slug`.execute(db);
  return rows;
}

function whereOf(selector: ChannelSelector) {
  if ('slug' in selector) return sql`channels.slug = ${selector.slug}`;
  if (selector.parents === null) return sql`channels.parent IS NULL`;
  return sql`channels.parent = ANY(${selector.parents})`;
}

export async function findChannel(db: Db, slug: string): Promise<ChannelRecord | undefined> {
  const [channel] = await findChannels(db, { slug });
  return channel;
}

/** The channel. Throws 404 if it does not exist; `parameter` names its request parameter in the error. */
export async function requireChannel(db: Db, slug: string, parameter = 'id'): Promise<ChannelRecord> {
  const channel = await findChannel(db, slug);
  if (channel === undefined) throw channelNotFound(slug, parameter);
  return channel;
}

/**
 * Locks a channel until the end of the transaction, so that its deletion waits for the items that the transaction adds to
 * it. Throws 404 if it was deleted meanwhile. Take this lock before that of the search index, as deletions do.
 */
export async function lockChannel(tx: Db, slug: string, parameter: string): Promise<void> {
  if (!(await lockChannels(tx, [slug])).has(slug)) throw channelNotFound(slug, parameter);
}

/** Like `lockChannel`, for several channels. Resolves with those that exist. */
export async function lockChannels(tx: Db, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  // Sorted, so that two transactions cannot deadlock.
  const query = tx.selectFrom('channels').select('slug').where('slug', 'in', slugs).orderBy('slug').forKeyShare();
  return new Set((await query.execute()).map(({ slug }) => slug));
}

/** Like `requireChannel`, but also throws 404 for a private channel that `viewer` may not view. */
export async function visibleChannel(db: Db, slug: string, viewer: Account | undefined): Promise<ChannelRecord> {
  const channel = await requireChannel(db, slug);
  if (!canView(channel, viewer)) throw channelNotFound(slug, 'id');
  return channel;
}

export function canView({ data, owners }: ChannelRecord, viewer: Account | undefined): boolean {
  return isPublicChannel(data) || isAllowed(viewer, 'channel.edit', owners);
}

export function channelNotFound(slug: string, parameter: string): ApiError {
  return new ApiError(`There is no channel ${slug}.`, { status: 404, code: 'not-found', parameter });
}

/** SQL that selects the owners of a channel and of its parents. */
export function ownersOf(slug: ReturnType<typeof sql>) {
  return sql`
    WITH RECURSIVE above(slug, parent, owner) AS (
      SELECT own.slug, own.parent, own.owner FROM channels AS own WHERE own.slug = ${slug}
      UNION SELECT next.slug, next.parent, next.owner FROM above JOIN channels AS next ON next.slug = above.parent
    ) SELECT owner FROM above WHERE owner IS NOT NULL`;
}
