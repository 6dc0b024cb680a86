import type { Db } from '../../database/schema.ts';
import { trendingGifs } from './trending-gifs.ts';

/** What people see first: the ids of the first page of GIFs, of stickers and of clips. */
export async function firstTiles(db: Db): Promise<string[]> {
  const kinds = ['gif', 'sticker', 'video'] as const;
  const pages = await Promise.all(
    kinds.map((kind) => trendingGifs(db, { kind, rating: 'pg-13' }, { offset: 0, limit: 25 })),
  );
  return pages.flatMap(({ items }) => items.map(({ item }) => item.id));
}
