import { useState } from 'react';
import { LoadError } from '../../../parts/load-error.tsx';
import { useNow } from '../../../pingbacks/use-now.ts';
import { useFresh } from '../forms/use-fresh.ts';
import type { SectionProps } from '../section-props.ts';
import { ReportForm } from './report-form.tsx';
import { ReportList } from './report-list.tsx';
import './reports.css';

const PAGE = 10;
/** More the service gives at once to nobody. */
const MOST = 100;

/** What viewers say was wrong with their searches. */
export function Reports({ clients, management }: SectionProps) {
  const [changes, setChanges] = useState(0);
  const [limit, setLimit] = useState(PAGE);
  const now = useNow(30_000, true);
  const reports = useFresh(`reports:${changes}:${limit}`, ({ signal }) =>
    management.client.getSearchReports({ limit }, { signal }),
  );
  const { data = [], pagination } = reports.value ?? {};
  const total = pagination?.total_count ?? 0;

  return (
    <div className="two-columns">
      <div className="stack">
        <h2 className="section-title">{total === 1 ? '1 report' : `${total.toLocaleString('en')} reports`}</h2>
        {reports.error === undefined ? null : (
          <LoadError error={reports.error} missing="This server has no reports." onRetry={reports.retry} />
        )}
        {reports.value && data.length === 0 ? <p className="soft">No reports yet.</p> : null}
        {data.length > 0 ? <ReportList reports={data} now={now} /> : null}
        {data.length < total && limit < MOST ? (
          <button type="button" className="button" onClick={() => setLimit(Math.min(MOST, limit + PAGE))}>
            Show older reports
          </button>
        ) : null}
      </div>
      <ReportForm clients={clients} management={management} onReported={() => setChanges((count) => count + 1)} />
    </div>
  );
}
