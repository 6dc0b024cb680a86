import type { ReportCalls } from '@zoetrope/model';
import type { BaseClient } from '../../base-client.ts';
import { sendReport } from '../../send-report.ts';

/**
 * The report of Tenor's API: `registershare`, which ranks GIFs by how often they are picked. Requires a client with the
 * `tenor` dialect. A report rejects with a `ZoetropeError` if it fails; it is not cached. It needs the user's consent:
 * `createReports` of `@zoetrope/analytics/reports` calls it for picks, with the rules of consent.
 *
 * @example
 * const { data } = await client.gif('gif-1');
 * await tenorReports(client).share(data, { term: 'cat' });
 */
export function tenorReports(client: BaseClient): ReportCalls {
  return {
    share: (gif, { term, signal } = {}) =>
      sendReport(client, { call: { path: ['registershare'], query: { id: gif.id, q: term } }, signal }),
  };
}
