import type { SearchReport } from '@zoetrope/model';
import type { OffsetPage, StoredSearchReport } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import { logFailure } from '../log-failure.ts';
import { requestList, requestVoid } from '../request-results.ts';

const call = { host: 'siteUrl', path: '/ajax/report-search' } as const;

/**
 * `POST /ajax/report-search`: reports search results. A failure is logged, and the promise resolves; only an
 * abort rejects.
 *
 * @example
 * await reportSearch(client, {
 *   reasons: ['offensive'],
 *   additional_info: '',
 *   search_response_id: 'response-1',
 *   search_term: 'cat',
 *   search_content_type: 'gifs',
 * });
 */
export async function reportSearch(
  client: BaseManagementClient,
  report: SearchReport,
  options: ManagementCallOptions = {},
): Promise<void> {
  return logFailure({ client, name: 'reportSearch', signal: options.signal }, () =>
    requestVoid(client, { ...call, method: 'POST', body: report }, options),
  );
}

/**
 * `GET /ajax/report-search`: the reports about search results, newest first; for moderators.
 *
 * @example
 * const { data } = await getSearchReports(client, { limit: 10 });
 */
export async function getSearchReports(
  client: BaseManagementClient,
  { limit, offset }: { readonly limit?: number | undefined; readonly offset?: number | undefined } = {},
  options: ManagementCallOptions = {},
): Promise<OffsetPage<StoredSearchReport>> {
  return requestList(client, { ...call, query: { limit, offset } }, options);
}
