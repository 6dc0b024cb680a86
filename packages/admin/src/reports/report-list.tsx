import type { StoredSearchReport } from '@zoetrope/model/management';
import { agoText } from './ago-text.ts';

export interface ReportListProps {
  readonly reports: readonly StoredSearchReport[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Reports of viewers, newest first: search term, reasons and details. */
export function ReportList({ reports, now }: ReportListProps) {
  return (
    <ul className="stack" aria-label="Reports">
      {reports.map((report) => (
        <li key={report.id} className="card report">
          <p className="report-head">
            <b className="report-term">{report.search_term || 'No search term'}</b>
            <time className="soft" dateTime={report.reported_at}>
              {agoText(now - Date.parse(report.reported_at))}
            </time>
          </p>
          <ul className="report-reasons" aria-label="Reasons">
            {report.reasons.map((reason) => (
              <li key={reason} className="person-role">
                {reason}
              </li>
            ))}
          </ul>
          {report.additional_info ? <p>{report.additional_info}</p> : null}
          <p className="report-foot soft">
            {report.search_content_type || 'search'} · response <code>{report.search_response_id || 'unknown'}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}
