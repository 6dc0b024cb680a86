import { toGif } from '@zoetrope/fetch-api';
import { type Gif, localProvider } from '@zoetrope/model';
import type { Responses } from '../../dialects/native/responses.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../http/app-env.ts';
import type { FoundItem, PageOfItems } from '../../library/gifs/select-page.ts';

/** GIFs in management responses: the public API's GIFs, normalized as a client does it. */
export interface GifResponses {
  readonly page: (c: AppContext, page: PageOfItems, offset: number) => ReturnType<typeof pageOf>;
  /** By id. */
  readonly all: (c: AppContext, items: readonly FoundItem[]) => Promise<ReadonlyMap<string, Gif>>;
  readonly one: (c: AppContext, item: FoundItem) => Promise<Gif>;
}

export function createGifResponses(responses: Responses): GifResponses {
  const all: GifResponses['all'] = async (c, items) => {
    const { data } = await pageOf(responses, c, { items, total: items.length }, 0);
    return new Map(data.map((gif) => [gif.id, gif]));
  };
  return {
    page: (c, page, offset) => pageOf(responses, c, page, offset),
    all,
    async one(c, item) {
      const gif = (await all(c, [item])).get(item.item.id);
      if (gif === undefined) throw new ApiError(500, 'internal', 'An internal error occurred.');
      return gif;
    },
  };
}

async function pageOf(responses: Responses, c: AppContext, page: PageOfItems, offset: number) {
  const { data, meta } = await responses.page(c, page, offset);
  const provider = localProvider('').id;
  const gifs = data.flatMap((wire) => toGif(wire, { responseId: meta.response_id ?? '', provider }) ?? []);
  return { data: gifs, pagination: { offset, count: gifs.length, total_count: page.total }, meta };
}
