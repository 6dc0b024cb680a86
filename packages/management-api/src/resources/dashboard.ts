import type { Build, List, TrendingSearch } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import { requestList, requestOne } from '../request-results.ts';

/**
 * `GET /api/v1/analytics/dashboard-trending-searches/`: the most frequent searches, or those that led to GIFs of a
 * user.
 *
 * @example
 * const { data } = await getDashboardTrendingSearches(client, { username: 'zoe' });
 */
export async function getDashboardTrendingSearches(
  client: BaseManagementClient,
  { username }: { readonly username?: string | undefined } = {},
  options: ManagementCallOptions = {},
): Promise<List<TrendingSearch>> {
  const path = '/api/v1/analytics/dashboard-trending-searches/';
  return requestList(client, { host: 'siteApiUrl', path, query: { username } }, options);
}

/**
 * `GET /api/v3/env/build`: the name and version of the server.
 *
 * @example
 * const { version } = await getBuild(client);
 */
export async function getBuild(client: BaseManagementClient, options: ManagementCallOptions = {}): Promise<Build> {
  return requestOne(client, { host: 'siteApiUrl', path: '/api/v3/env/build' }, options);
}
