import { LoadError, useNow } from '@zoetrope/ui';
import { useState } from 'react';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import type { SectionProps } from '../section-props.ts';
import { GifReportList } from './gif-report-list.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportList } from './report-list.tsx';
import './reports.css';

const PAGE_SIZE = 10;
/** Limit of the server. */
const MAX_LIMIT = 100;

/** Reports of viewers about GIFs and about search results. */
export function Reports({ clients, management }: SectionProps) {
  const [changes, setChanges] = useState(0);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const now = useNow({ intervalMs: 30_000 });
  const reports = useLoadWithPrevious(`reports:${changes}:${limit}`, ({ signal }) =>
    management.client.getSearchReports({ limit }, { signal }),
  );
  const { data = [], pagination } = reports.value ?? {};
  const total = pagination?.total_count ?? 0;

  return (
    <>
      <GifReportList client={management.client} />
      <div className="two-columns">
        <div className="stack">
          <h2 className="section-title">Reports about searches ({total.toLocaleString('en')})</h2>
          {reports.error === undefined ? null : (
            <LoadError error={reports.error} missing="This server has no reports." onRetry={reports.retry} />
          )}
          {reports.value && data.length === 0 ? <p className="soft">No reports yet.</p> : null}
          {data.length > 0 ? <ReportList reports={data} now={now} /> : null}
          {data.length < total && limit < MAX_LIMIT ? (
            <button type="button" className="button" onClick={() => setLimit(Math.min(MAX_LIMIT, limit + PAGE_SIZE))}>
              Show older reports
            </button>
          ) : null}
        </div>
        <ReportForm clients={clients} management={management} onReported={() => setChanges((count) => count + 1)} />
      </div>
    </>
  );
}
