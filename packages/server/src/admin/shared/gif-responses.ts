import { toGif } from '@zoetrope/fetch-api';
import { type Gif, localProvider } from '@zoetrope/model';
import type { Db } from '../../database/schema.ts';
import type { Responses } from '../../dialects/native/responses.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../http/app-env.ts';
import { findGifs } from '../../library/gifs/find-gifs.ts';
import type { ItemWithChannel, PageOfItems } from '../../library/gifs/select-page.ts';
import { reviewToken, withReviewToken } from '../../media/review-token.ts';

export interface GifPage {
  readonly data: Gif[];
  readonly pagination: { readonly offset: number; readonly count: number; readonly total_count: number };
  readonly meta: Awaited<ReturnType<Responses['page']>>['meta'];
}

/** GIFs in management responses: the public API's GIFs, normalized as a client does it. */
export interface GifResponses {
  readonly page: (c: AppContext, page: PageOfItems, offset: number) => Promise<GifPage>;
  /** By id. */
  readonly all: (c: AppContext, items: readonly ItemWithChannel[]) => Promise<ReadonlyMap<string, Gif>>;
  readonly one: (c: AppContext, item: ItemWithChannel) => Promise<Gif>;
  /**
   * By id, for their uploaders and for moderators: the media URLs of GIFs that are not public work for an hour.
   */
  readonly forReview: (c: AppContext, ids: readonly string[]) => Promise<ReadonlyMap<string, Gif>>;
}

interface GifResponsesOptions {
  readonly db: Db;
  readonly responses: Responses;
  /** See media/review-token.ts. */
  readonly reviewSecret: () => Promise<string>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export function createGifResponses({ db, responses, reviewSecret, clock }: GifResponsesOptions): GifResponses {
  const page: GifResponses['page'] = async (c, items, offset) => {
    const { data: results, meta } = await responses.page(c, items, offset);
    const provider = localProvider('').id;
    const data = results.flatMap((result) => toGif(result, { responseId: meta.response_id ?? '', provider }) ?? []);
    return { data, pagination: { offset, count: data.length, total_count: items.total }, meta };
  };
  const all: GifResponses['all'] = async (c, items) => {
    const { data } = await page(c, { items, total: items.length }, 0);
    return new Map(data.map((gif) => [gif.id, gif]));
  };
  return {
    page,
    all,
    async one(c, item) {
      const gif = (await all(c, [item])).get(item.item.id);
      if (gif === undefined) throw new ApiError('An internal error occurred.', { status: 500, code: 'internal' });
      return gif;
    },
    async forReview(c, ids) {
      const secret = await reviewSecret();
      const gifsById = await all(c, await findGifs(db, ids, { withRemoved: true }));
      return new Map(
        [...gifsById].map(([id, gif]) => {
          if (!gif.is_removed) return [id, gif];
          return [id, withReviewToken(gif, reviewToken({ id, secret, now: clock() }))];
        }),
      );
    },
  };
}
