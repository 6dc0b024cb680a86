import type {
  Build,
  Dashboard,
  List,
  SearchTermModeration,
  SearchTermModerationRequest,
  TrendingSearch,
} from '@zoetrope/model/management';
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
 * `POST /api/v1/analytics/dashboard-trending-searches/moderation`: removes a term from the trending searches, or
 * restores it; for moderators. A rejected term is not counted until it is approved.
 *
 * @example
 * await moderateSearchTerm(client, { term: 'free money', status: 'rejected', note: 'spam' });
 */
export async function moderateSearchTerm(
  client: BaseManagementClient,
  decision: SearchTermModerationRequest,
  options: ManagementCallOptions = {},
): Promise<SearchTermModeration> {
  const path = '/api/v1/analytics/dashboard-trending-searches/moderation';
  return requestOne(client, { method: 'POST', host: 'siteApiUrl', path, body: decision }, options);
}

/**
 * `GET /api/v1/analytics/dashboard`: the contents of the server, its storage, the events of the last 14 days, and the
 * state of its dependencies; for administrators.
 *
 * @example
 * const { items, waiting, dependencies } = await getDashboard(client);
 */
export async function getDashboard(
  client: BaseManagementClient,
  options: ManagementCallOptions = {},
): Promise<Dashboard> {
  return requestOne(client, { host: 'siteApiUrl', path: '/api/v1/analytics/dashboard' }, options);
}

/**
 * `GET /api/v3/env/build`: the name of the server and, for administrators, its versions.
 *
 * @example
 * const { name, version = 'unknown' } = await getBuild(client);
 */
export async function getBuild(client: BaseManagementClient, options: ManagementCallOptions = {}): Promise<Build> {
  return requestOne(client, { host: 'siteApiUrl', path: '/api/v3/env/build' }, options);
}
