import { LoadError, useNow } from '@zoetrope/ui';
import { useState } from 'react';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import type { SectionProps } from '../section-props.ts';
import { refreshDelay } from './due.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { TrendingNow } from './trending-now.tsx';
import { useRefreshTimer } from './use-refresh-timer.ts';
import './schedule.css';

/** Schedules trending GIFs, next to the current trending list. */
export function Schedule({ clients, management }: SectionProps) {
  const [changes, setChanges] = useState(0);
  const [refreshes, setRefreshes] = useState(0);
  const now = useNow({ intervalMs: 1000 });
  const schedule = useLoadWithPrevious(`schedule:${changes}:${refreshes}`, ({ signal }) =>
    management.client.getSchedule({}, { signal }),
  );
  const trending = useLoadWithPrevious(`trending:${changes}:${refreshes}`, ({ signal }) =>
    clients.client.trending({ limit: 6, signal, cache: 'reload' }),
  );
  const entries = schedule.value?.data ?? [];
  const dueRefreshes = useRefreshTimer(refreshDelay(entries, Date.now()), schedule.value ?? schedule.error);
  if (dueRefreshes !== refreshes) setRefreshes(dueRefreshes);

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
