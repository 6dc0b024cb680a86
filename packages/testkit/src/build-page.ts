import type { Gif, GifsResult } from '@zoetrope/model';
import { buildGifs } from './build-gif.ts';

export interface BuildPageOptions {
  /** @default 0 */
  readonly offset?: number | undefined;
  /** GIFs in the page, fewer at the end of the list. @default 25 */
  readonly limit?: number | undefined;
  /** GIFs in the whole list. @default 100 */
  readonly total?: number | undefined;
  /** Instead of the built ones. */
  readonly gifs?: readonly Gif[] | undefined;
}

/** One page of a list; the GIF at place n is `gif-{n}` on every page. */
export function buildPage({ offset = 0, limit = 25, total = 100, gifs }: BuildPageOptions = {}): GifsResult {
  const data = gifs ?? buildGifs(Math.max(0, Math.min(limit, total - offset)), offset);
  return {
    data,
    pagination: { offset, count: data.length, total_count: total },
    meta: { response_id: `response-${offset}` },
  };
}
