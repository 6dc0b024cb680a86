import type { Gif, GifsResult } from '@zoetrope/model';

/** A list that is known already, as a page of its own. */
export function knownPage(data: readonly Gif[]): GifsResult {
  return {
    data,
    pagination: { offset: 0, count: data.length, total_count: data.length },
    meta: { response_id: 'recent' },
  };
}
