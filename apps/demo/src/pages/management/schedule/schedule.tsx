import { useState } from 'react';
import { LoadError } from '../../../parts/load-error.tsx';
import { useNow } from '../../../pingbacks/use-now.ts';
import { useFresh } from '../forms/use-fresh.ts';
import type { SectionProps } from '../section-props.ts';
import { lookAgainAfter } from './due.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { TrendingNow } from './trending-now.tsx';
import { useLookAgain } from './use-look-again.ts';
import './schedule.css';

/** What trends next: GIFs get a moment, and the list of what trends is seen to change when it comes. */
export function Schedule({ clients, management }: SectionProps) {
  const [changes, setChanges] = useState(0);
  const [looks, setLooks] = useState(0);
  const now = useNow(1000, true);
  const schedule = useFresh(`schedule:${changes}:${looks}`, ({ signal }) =>
    management.client.getSchedule({}, { signal }),
  );
  const trending = useFresh(`trending:${changes}:${looks}`, ({ signal }) =>
    clients.client.trending({ limit: 6, signal, cache: 'reload' }),
  );
  const entries = schedule.value?.data ?? [];
  const again = useLookAgain(lookAgainAfter(entries, Date.now()), schedule.value ?? schedule.error);
  if (again !== looks) setLooks(again);

  const onChange = () => setChanges((count) => count + 1);
  return (
    <div className="two-columns">
      <ScheduleForm clients={clients} management={management} onScheduled={onChange} />
      <div className="stack schedule-side">
        <TrendingNow gifs={trending.value?.data} entries={entries} />
        <h2 className="section-title">Schedule</h2>
        {schedule.error === undefined ? null : (
          <LoadError error={schedule.error} missing="No schedule." onRetry={schedule.retry} />
        )}
        {schedule.value ? (
          <ScheduleList entries={entries} now={now} management={management} onRemoved={onChange} />
        ) : null}
      </div>
    </div>
  );
}
