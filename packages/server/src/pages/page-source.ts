import type { CatalogueChannel } from '@zoetrope/catalogue';
import { toGif } from '@zoetrope/fetch-api';
import { type Gif, isGifId, localProvider, type Rating } from '@zoetrope/model';
import { findLatest } from '../database/query-scope.ts';
import type { Db, StoredItem } from '../database/schema.ts';
import { channelGifs } from '../library/channels/channel-gifs.ts';
import { isPublicChannel } from '../library/channels/is-public-channel.ts';
import { findGif, findGifs } from '../library/gifs/find-gifs.ts';
import { KIND_PATHS, KINDS, type KindPath } from '../library/gifs/kinds.ts';
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

export interface KindMatches {
  readonly type: KindPath;
  readonly total: number;
}

/** What to offer instead of a search without results. */
export interface Alternatives {
  /** The other kinds that have results. */
  readonly kinds: readonly KindMatches[];
  /** Trending GIFs if no kind has any. */
  readonly trending: readonly Gif[];
}

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
  alternatives(query: Pick<ListQuery, 'q' | 'type'>, origin: string): Promise<Alternatives>;
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

/** Number of trending GIFs to offer. */
const TRENDING = 12;

export function createPageSource(db: Db, { library, payloadSecret, clock }: PageSourceOptions): PageSource {
  const search = (q: string, type: KindPath, range: PageRange) =>
    library.search({ q, lang: 'en', kind: KINDS[type], rating: RATING, ...range });

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
      const page =
        q === '' ? await trendingGifs(db, { kind: KINDS[type], rating: RATING }, range) : await search(q, type, range);
      return asList(page, origin);
    },
    async alternatives({ q, type }, origin) {
      const others = KIND_PATHS.filter((path) => path !== type);
      const totals = await Promise.all(
        others.map(async (path) => ({ type: path, total: (await search(q, path, { offset: 0, limit: 1 })).total })),
      );
      const kinds = totals.filter(({ total }) => total > 0);
      if (kinds.length > 0) return { kinds, trending: [] };
      const trending = await trendingGifs(db, { kind: KINDS.gifs, rating: RATING }, { offset: 0, limit: TRENDING });
      return { kinds, trending: asList(trending, origin).gifs };
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
