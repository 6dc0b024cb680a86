import type { SearchReport } from '@zoetrope/model';
import type { KeptSearchReport, Listing } from '@zoetrope/model/management';
import type { CallOptions, Connection } from '../connection.ts';
import { logFailure } from '../log-failure.ts';
import { done, list } from '../results.ts';

const call = { host: 'siteUrl', path: '/ajax/report-search' } as const;

/** `POST /ajax/report-search`: complains about search results. A failure is logged and resolves (design, ruling 16). */
export async function reportSearch(
  connection: Connection,
  report: SearchReport,
  options: CallOptions = {},
): Promise<void> {
  return logFailure(connection, 'reportSearch', options, () =>
    done(connection, { ...call, method: 'POST', body: report }, options),
  );
}

/** `GET /ajax/report-search`: what was complained about, newest first; for moderators. */
export async function getSearchReports(
  connection: Connection,
  { limit, offset }: { readonly limit?: number | undefined; readonly offset?: number | undefined } = {},
  options: CallOptions = {},
): Promise<Listing<KeptSearchReport>> {
  return list(connection, { ...call, query: { limit, offset } }, options);
}
