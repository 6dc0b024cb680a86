import type { CatalogueChannel } from '@zoetrope/catalogue';
import { RATINGS, type Rating } from '@zoetrope/model';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { findGifs } from '../gifs/find-gifs.ts';
import type { ItemWithChannel, PageRange } from '../gifs/select-page.ts';
import { isPublicChannel } from './is-public-channel.ts';
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

/** Searches public channels. Channels are curated, so they are few enough to rank all of them. */
export async function searchChannels(db: Db, { q, rating, offset, limit }: ChannelQuery): Promise<PageOfChannels> {
  const rows = await db.selectFrom('channels').select('data').execute();
  const visible = rows.map(({ data }) => data).filter(isPublicChannel);
  const ranked = rankChannels(q, visible);
  const page = ranked.slice(offset, offset + limit);
  const topGifs = await topGifOfChannels(db, page, rating);
  const featuredItems = await findGifs(db, [...topGifs.values()]);
  const channels = page.map((channel) => ({
    channel,
    has_children: visible.some(({ parent }) => parent === channel.slug),
    featured: featuredItems.find(({ item }) => item.id === topGifs.get(channel.slug)),
  }));
  return { channels, total: ranked.length };
}

/** A child channel contains its own items, and the items of its parent with one of its tags. */
async function topGifOfChannels(
  db: Db,
  channels: readonly CatalogueChannel[],
  rating: Rating,
): Promise<ReadonlyMap<string, string>> {
  const requested = JSON.stringify(channels.map(({ slug, parent, tags }) => ({ slug, parent, tags })));
  const { rows } = await sql<{ slug: string; id: string }>`
    SELECT DISTINCT ON (given.slug) given.slug, item_scores.item_id AS id
    FROM jsonb_to_recordset(${requested}::jsonb) AS given(slug text, parent text, tags text[])
    JOIN item_texts ON item_texts.channels @> ARRAY[given.slug] OR (
      item_texts.channels @> ARRAY[given.parent] AND EXISTS (
        SELECT 1 FROM item_tags WHERE item_tags.item_id = item_texts.item_id AND item_tags.tag = ANY(given.tags)))
    JOIN item_scores ON item_scores.item_id = item_texts.item_id
    WHERE item_scores.rating <= ${RATINGS.indexOf(rating)}
    ORDER BY given.slug, item_scores.hot DESC, item_scores.item_id`.execute(db);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
