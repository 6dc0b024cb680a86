import type { CatalogueChannel } from '@zoetrope/catalogue';
import type { Rating } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { findGifs } from '../gifs/find-gifs.ts';
import { ratingsOf } from '../gifs/list-filter.ts';
import { hotOf, popularItems } from '../gifs/popular-items.ts';
import type { ItemWithChannel, PageRange } from '../gifs/select-page.ts';
import { termsOf } from '../search/tokenize.ts';
import { mayMatchChannel } from './channel-index.ts';
import { IS_PUBLIC } from './is-public-channel.ts';
import { rankChannels } from './rank-channels.ts';

export interface FoundChannel {
  readonly channel: CatalogueChannel;
  readonly has_children: boolean;
  /** Its most popular item within the rating. */
  readonly featured: ItemWithChannel | undefined;
}

export interface PageOfChannels {
  readonly channels: readonly FoundChannel[];
  readonly total: number;
}

export interface ChannelQuery extends PageRange {
  readonly q: string;
  readonly rating: Rating;
}

/** Maximum number of channels to rank. */
const MAX_CANDIDATES = 2000;

/** Searches public channels. An index finds those with the words, which are then ranked. */
export async function searchChannels(db: Db, { q, rating, offset, limit }: ChannelQuery): Promise<PageOfChannels> {
  const terms = termsOf(q);
  if (terms.length === 0) return { channels: [], total: 0 };
  const candidates = await db
    .selectFrom('channels')
    .select('data')
    .where(mayMatchChannel(terms))
    .where(IS_PUBLIC)
    .limit(MAX_CANDIDATES)
    .execute();
  const ranked = rankChannels(
    q,
    candidates.map(({ data }) => data),
  );
  const page = ranked.slice(offset, offset + limit);
  const topGifs = await topGifOfChannels(db, page, rating);
  const featuredItems = await findGifs(db, [...topGifs.values()]);
  const parents = await publicParents(
    db,
    page.map(({ slug }) => slug),
  );
  const channels = page.map((channel) => ({
    channel,
    has_children: parents.has(channel.slug),
    featured: featuredItems.find(({ item }) => item.id === topGifs.get(channel.slug)),
  }));
  return { channels, total: ranked.length };
}

/** The channels that have a public child. */
async function publicParents(db: Db, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM unnest(${slugs}::text[]) AS given(slug)
    WHERE EXISTS (SELECT FROM channels WHERE parent = given.slug AND ${IS_PUBLIC})`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}

/** Number of most popular items that are read first: the cover of almost every large channel is among them. */
const POPULAR = 2000;

/** Maximum number of items that are read of a channel that has none of the most popular items. */
const MAX_OTHERS = 5000;

/**
 * The most popular item of each channel. A child channel contains its own items, and the items of its parent with one
 * of its tags.
 */
async function topGifOfChannels(
  db: Db,
  channels: readonly CatalogueChannel[],
  rating: Rating,
): Promise<ReadonlyMap<string, string>> {
  const popular = await topGifs(
    db,
    channels,
    sql`
      SELECT items.item_id, hot, inside.channel FROM (${popularItems({ rating }, { limit: POPULAR })}) AS items
      CROSS JOIN LATERAL (SELECT channels FROM item_texts WHERE item_texts.item_id = items.item_id OFFSET 0) AS texts
      CROSS JOIN LATERAL unnest(channels) AS inside(channel)`,
  );
  const others = channels.filter(({ slug }) => !popular.has(slug));
  const slugs = [...new Set(others.flatMap(({ slug, parent }) => [slug, ...(parent === null ? [] : [parent])]))];
  const rest = await topGifs(
    db,
    others,
    sql`
      SELECT items.item_id, hot, channel FROM unnest(${slugs}::text[]) AS channel CROSS JOIN LATERAL (
        SELECT item_id FROM item_texts
        WHERE channels @> ARRAY[channel] AND rating = ANY(${ratingsOf(rating)}::smallint[]) LIMIT ${sql.lit(MAX_OTHERS)}
      ) AS items CROSS JOIN LATERAL (${hotOf('items')}) AS scores`,
  );
  return new Map([...popular, ...rest]);
}

/** The most popular of `items`, a query of (item_id, hot, channel), for each channel. */
async function topGifs(
  db: Db,
  channels: readonly CatalogueChannel[],
  items: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, string>> {
  if (channels.length === 0) return new Map();
  const slugs = channels.map(({ slug }) => ({ slug, channel: slug, tags: null }));
  const ofParents = channels.flatMap(({ slug, parent, tags }) =>
    parent === null || tags.length === 0 ? [] : [{ slug, channel: parent, tags }],
  );
  const { rows } = await sql<{ slug: string; id: string }>`
    SELECT DISTINCT ON (slug) slug, items.item_id AS id
    FROM (${items}) AS items JOIN jsonb_to_recordset(${JSON.stringify([...slugs, ...ofParents])}::jsonb)
      AS given(slug text, channel text, tags text[]) USING (channel)
    WHERE tags IS NULL OR (SELECT true FROM item_tags WHERE item_tags.item_id = items.item_id AND tag = ANY(tags) LIMIT 1)
    ORDER BY slug, hot DESC, items.item_id`.execute(db);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
