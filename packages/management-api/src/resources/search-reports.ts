import type { SearchReport } from '@zoetrope/model';
import type { CallOptions, Connection } from '../connection.ts';
import { logFailure } from '../log-failure.ts';
import { done } from '../results.ts';

/** `POST /ajax/report-search`: complains about search results. A failure is logged and resolves (design, ruling 16). */
export async function reportSearch(
  connection: Connection,
  report: SearchReport,
  options: CallOptions = {},
): Promise<void> {
  return logFailure(connection, 'reportSearch', options, () =>
    done(connection, { method: 'POST', host: 'siteUrl', path: '/ajax/report-search', body: report }, options),
  );
}
