import type { Gif, ReportCalls } from '@zoetrope/model';
import { sendReport } from '../../send-report.ts';
import { itemPath } from './item-path.ts';
import type { KlipyClient } from './recents.ts';

/** Why a user objects to an item. */
export type KlipyReason =
  | 'nudity'
  | 'violence'
  | 'hate_speech'
  | 'harassment'
  | 'spam'
  | 'misinformation'
  | 'copyright'
  | 'offensive'
  | 'illegal'
  | 'broken'
  | 'low_quality'
  | 'not_relevant'
  | 'impersonation'
  | 'other';

export interface KlipyReportOptions {
  readonly reason: KlipyReason;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The share and view reports of KLIPY's API, which requires a report of each share. They contain the viewer id as
 * `customer_id`, never the application's own id of its user. A report rejects with a `ZoetropeError` if it fails. They
 * need the user's consent: `createReports` of `@zoetrope/analytics/reports` makes them for the events of widgets, with
 * the rules of consent.
 *
 * @example
 * const { data } = await client.gif('hello-3');
 * await klipyReports(client).share(data, { term: 'hello' });
 */
export function klipyReports(client: KlipyClient): ReportCalls {
  return {
    share: (gif, { term, signal } = {}) => report(client, gif, { action: 'share', body: { q: term }, signal }),
    view: (gif, { signal } = {}) => report(client, gif, { action: 'view', signal }),
  };
}

/**
 * `POST {type}/report/{slug}`: reports an item that the user objects to.
 *
 * @example
 * const { data } = await client.gif('hello-3');
 * await reportToKlipy(client, data, { reason: 'spam' });
 */
export function reportToKlipy(client: KlipyClient, gif: Gif, { reason, signal }: KlipyReportOptions): Promise<void> {
  return report(client, gif, { action: 'report', body: { reason }, signal });
}

interface Report {
  readonly action: 'share' | 'view' | 'report';
  readonly body?: object | undefined;
  readonly signal?: AbortSignal | undefined;
}

function report(client: KlipyClient, gif: Gif, { action, body, signal }: Report): Promise<void> {
  const { type, slug } = itemPath(gif);
  return sendReport(client, {
    call: { path: [type, action, slug] },
    method: 'POST',
    body: { customer_id: client.viewerId.get(), ...body },
    signal,
  });
}
