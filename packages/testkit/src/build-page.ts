import type { Gif, GifsResult } from '@zoetrope/model';
import { buildGifs } from './build-gif.ts';

export interface BuildPageOptions {
  /** @default 0 */
  readonly offset?: number | undefined;
  /** Page size; the last page may be shorter. @default 25 */
  readonly limit?: number | undefined;
  /** Length of the list. @default 100 */
  readonly total?: number | undefined;
  /** Replaces the generated GIFs. */
  readonly gifs?: readonly Gif[] | undefined;
}

/** Returns one page of a list. The GIF at index n is `gif-{n}`. */
export function buildPage({ offset = 0, limit = 25, total = 100, gifs }: BuildPageOptions = {}): GifsResult {
  const data = gifs ?? buildGifs(Math.max(0, Math.min(limit, total - offset)), offset);
  return {
    data,
    pagination: { offset, count: data.length, total_count: total },
    meta: { response_id: `response-${offset}` },
  };
}
