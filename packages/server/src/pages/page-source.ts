import type { CatalogueChannel } from '@zoetrope/catalogue';
import { toGif } from '@zoetrope/fetch-api';
import { type Gif, isGifId, localProvider, type Rating } from '@zoetrope/model';
import { findLatest } from '../database/query-scope.ts';
import type { Db, StoredItem } from '../database/schema.ts';
import { channelGifs } from '../library/channels/channel-gifs.ts';
import { isPublicChannel } from '../library/channels/is-public-channel.ts';
import { findGif, findGifs } from '../library/gifs/find-gifs.ts';
import { KINDS, type KindPath } from '../library/gifs/kinds.ts';
import { relatedGifs } from '../library/gifs/related-gifs.ts';
import type { ItemWithChannel, PageOfItems, PageRange } from '../library/gifs/select-page.ts';
import { toWire } from '../library/gifs/to-wire.ts';
import type { Library } from '../library/library.ts';
import { trendingGifs } from '../library/trending/trending-gifs.ts';
import { writePayload } from '../pingback/payload.ts';
import { uuidV7 } from '../pingback/uuid-v7.ts';

export interface GifList {
  readonly gifs: readonly Gif[];
  readonly total: number;
}

export interface ListQuery extends PageRange {
  /** Empty for trending GIFs. */
  readonly q: string;
  readonly type: KindPath;
}

/** Who made a GIF, and who may use it how. Undefined or empty if it is unknown. */
export type Credits = Pick<StoredItem, 'author' | 'license' | 'source'>;

/** The data of the pages; GIFs are normalized as in a client. `origin` is the origin of this service. */
export interface PageSource {
  gif(id: string, origin: string): Promise<Gif | undefined>;
  credits(id: string): Promise<Credits | undefined>;
  /**
   * The GIF of an embed page, with a payload for events of one viewer. Distinguishes removed and hidden GIFs from
   * unknown ones, and from those that are not approved, whose ids nobody is to find out.
   */
  embed(id: string, origin: string): Promise<Gif | 'removed' | undefined>;
  related(gif: Gif, range: PageRange, origin: string): Promise<GifList>;
  list(query: ListQuery, origin: string): Promise<GifList>;
  /** Undefined if the channel does not exist or is not public (spec §6). */
  channel(slug: string): Promise<CatalogueChannel | undefined>;
  /** Its own items and the items of its child channels. */
  channelGifs(slug: string, range: PageRange, origin: string): Promise<GifList>;
}

/** The default rating of the API. */
const RATING: Rating = 'pg-13';

export interface PageSourceOptions {
  readonly library: Pick<Library, 'search'>;
  /** See pingback/payload.ts. */
  readonly payloadSecret: () => Promise<string>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export function createPageSource(db: Db, { library, payloadSecret, clock }: PageSourceOptions): PageSource {
  return {
    async gif(id, origin) {
      // Postgres rejects some texts, such as those with NUL; none of them is an id.
      if (!isGifId(id)) return undefined;
      const item = await findGif(db, id);
      return item && asGif(item, origin);
    },
    async credits(id) {
      return isGifId(id) ? (await findGif(db, id))?.item : undefined;
    },
    async embed(id, origin) {
      if (!isGifId(id)) return undefined;
      const item = await findLatest(async () => (await findGifs(db, [id], { withRemoved: true }))[0]);
      if (item === undefined) return undefined;
      const responseId = uuidV7(clock());
      const secret = await payloadSecret();
      const gif = asGif(item, origin, (itemId) => writePayload({ itemId, responseId }, secret));
      if (!gif?.is_hidden && !gif?.is_removed) return gif;
      return (await isApproved(db, id)) ? 'removed' : undefined;
    },
    async related(gif, range, origin) {
      return asList(await relatedGifs(db, gif.id, { kind: gif.type, rating: RATING, ...range }), origin);
    },
    async list({ q, type, ...range }, origin) {
      const filter = { kind: KINDS[type], rating: RATING };
      const page =
        q === '' ? await trendingGifs(db, filter, range) : await library.search({ q, lang: 'en', ...filter, ...range });
      return asList(page, origin);
    },
    async channel(slug) {
      if (!isGifId(slug)) return undefined;
      const row = await db.selectFrom('channels').select('data').where('slug', '=', slug).executeTakeFirst();
      return row && isPublicChannel(row.data) ? row.data : undefined;
    },
    async channelGifs(slug, range, origin) {
      return asList(await channelGifs(db, slug, { ...range, rating: RATING }), origin);
    },
  };
}

/** Animated texts, which are no items, need no approval. */
async function isApproved(db: Db, id: string): Promise<boolean> {
  const item = await db.selectFrom('items').select('moderation').where('id', '=', id).executeTakeFirst();
  return item === undefined || item.moderation === 'approved';
}

/** Most pages send no events, so their GIFs need no payload. */
function asGif(item: ItemWithChannel, origin: string, payload: (itemId: string) => string = () => ''): Gif | undefined {
  return toGif(toWire(item, { origin, payload }), { responseId: '', provider: localProvider('').id });
}

function asList({ items, total }: PageOfItems, origin: string): GifList {
  return { gifs: items.flatMap((item) => asGif(item, origin) ?? []), total };
}
