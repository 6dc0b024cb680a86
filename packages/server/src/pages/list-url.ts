import type { KindPath } from '../library/gifs/kinds.ts';

export interface ListUrlOptions {
  /** Path of the service, as `basePathOf` returns it. */
  readonly base: string;
  readonly q?: string | undefined;
  readonly type?: KindPath | undefined;
  /** 1-based. */
  readonly page?: number | undefined;
}

/** The URL of a list without default values, with the same parameters as the demo application. */
export function listUrl({ base, q = '', type = 'gifs', page = 1 }: ListUrlOptions): string {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (type !== 'gifs') query.set('type', type);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? `${base}/` : `${base}/?${query}`;
}
