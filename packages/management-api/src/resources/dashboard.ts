import type { Build, List, TrendingSearch } from '@zoetrope/model/management';
import type { CallOptions, Connection } from '../connection.ts';
import { list, one } from '../results.ts';

/** `GET /api/v1/analytics/dashboard-trending-searches/`: what is searched for, or what leads to the GIFs of one user. */
export async function getDashboardTrendingSearches(
  connection: Connection,
  { username }: { readonly username?: string | undefined } = {},
  options: CallOptions = {},
): Promise<List<TrendingSearch>> {
  const path = '/api/v1/analytics/dashboard-trending-searches/';
  return list(connection, { host: 'siteApiUrl', path, query: { username } }, options);
}

/** `GET /api/v3/env/build`: what runs at the other end. */
export async function getBuild(connection: Connection, options: CallOptions = {}): Promise<Build> {
  return one(connection, { host: 'siteApiUrl', path: '/api/v3/env/build' }, options);
}
