import type {
  CursorPage,
  DismissalRequest,
  GifReportRequest,
  GifReportsArgs,
  ModerationAction,
  ReportedGif,
} from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { path } from '../path.ts';
import { requestList, requestOne, requestVoid } from '../request-results.ts';

const host = 'siteApiUrl';

/**
 * `POST /api/v1/gifs/{id}/reports`: reports a GIF to the moderators; also without a session. A viewer counts once per
 * GIF. Rejects with status 429 after 20 reports in 15 minutes.
 *
 * @example
 * await reportGif(client, { id: 'cat-nap', reason: 'copyright', message: 'From a film.' });
 */
export async function reportGif(
  client: BaseManagementClient,
  { id, ...report }: IdArgs & GifReportRequest,
  options: ManagementCallOptions = {},
): Promise<void> {
  return requestVoid(client, { method: 'POST', host, path: path`/api/v1/gifs/${id}/reports`, body: report }, options);
}

/**
 * `GET /api/v1/moderation/reports`: the GIFs with open reports, by their first report; for moderators.
 *
 * @example
 * const { data } = await getGifReports(client, { min_reports: 3 });
 */
export async function getGifReports(
  client: BaseManagementClient,
  { min_reports, limit, next_cursor }: GifReportsArgs = {},
  options: ManagementCallOptions = {},
): Promise<CursorPage<ReportedGif>> {
  const query = { min_reports, limit, next_cursor };
  return requestList(client, { host, path: '/api/v1/moderation/reports', query }, options);
}

/**
 * `POST /api/v1/moderation/reports/dismiss`: closes the reports of up to 100 GIFs, either all of them or none; for
 * moderators. Rejects with status 404 if a GIF has no open reports.
 *
 * @example
 * const { id } = await dismissGifReports(client, { gif_ids: ['cat-nap'] });
 */
export async function dismissGifReports(
  client: BaseManagementClient,
  request: DismissalRequest,
  options: ManagementCallOptions = {},
): Promise<ModerationAction> {
  return requestOne(
    client,
    { method: 'POST', host, path: '/api/v1/moderation/reports/dismiss', body: request },
    options,
  );
}
