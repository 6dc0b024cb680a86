import { toGif } from '@zoetrope/fetch-api';
import { type Gif, localProvider } from '@zoetrope/model';
import type { Responses } from '../../dialects/native/responses.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../http/app-env.ts';
import type { ItemWithChannel, PageOfItems } from '../../library/gifs/select-page.ts';

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
}

export function createGifResponses(responses: Responses): GifResponses {
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
  };
}
