import type { Gif, GifsResult } from '@zoetrope/model';
import { inject } from 'vitest';

/** Requests the trending GIFs from the service directly, to compare the page with them. */
export async function trending(): Promise<{ readonly gifs: readonly Gif[]; readonly total: number }> {
  const response = await fetch(`${inject('server')}/v1/gifs/trending?api_key=zoetrope-web&limit=50&rating=pg-13`);
  const { data, pagination } = (await response.json()) as GifsResult;
  return { gifs: data, total: pagination.total_count ?? data.length };
}
