import type { Db } from '../../database/schema.ts';

const MOST = 20;

/** The terms that are searched for most of late. */
export async function trendingSearches(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('search_terms')
    .select('term')
    .orderBy('hot', 'desc')
    .orderBy('term')
    .limit(MOST)
    .execute();
  return rows.map(({ term }) => term);
}
