import type { GifEventType } from '@zoetrope/model';
import { request } from '@zoetrope/transport';
import { LoadError, Notice } from '@zoetrope/ui';
import { useState } from 'react';
import { ConnectionState } from '../../pingbacks/connection-state.tsx';
import { EVENT_TYPES } from '../../pingbacks/events.ts';
import type { PageProps } from '../demo-page.ts';
import { buckets } from './buckets.ts';
import { Plot } from './plot.tsx';
import { readSummary } from './read-summary.ts';
import { RejectedEvents } from './rejected-events.tsx';
import { eventsOf } from './summary.ts';
import { TopGifs } from './top-gifs.tsx';
import { Totals } from './totals.tsx';
import { useRefreshed } from './use-refreshed.ts';
import { WindowChoice } from './window-choice.tsx';
import { type TimeWindow, WINDOWS } from './windows.ts';
import { YourEvents } from './your-events.tsx';
import './analytics.css';

/** The collector's counts, updated as events arrive. */
export function Analytics({ clients: { client, pingbackStream, pingbackSummary, privacy } }: PageProps) {
  const [window, setWindow] = useState<TimeWindow>(WINDOWS[1]);
  const [selectedType, setSelectedType] = useState<GifEventType>();
  const { value, error, connection, retry } = useRefreshed({
    key: window.name,
    streamUrl: pingbackStream,
    load: async (signal) => {
      const { data } = await request(`${pingbackSummary}&window=${window.name}`, {
        name: '@zoetrope/demo',
        signal,
      });
      return { shown: window, summary: readSummary(data) };
    },
  });
  const isEmpty = value !== undefined && eventsOf(value.summary.totals) === 0;

  return (
    <>
      <header className="analytics-head">
        <h1 className="display">Analytics</h1>
        <ConnectionState connection={error === undefined ? connection : 'reconnecting'} paused={false} buffered={0} />
        <WindowChoice chosen={window} onChoose={setWindow} />
      </header>
      {value === undefined && error !== undefined ? (
        <LoadError error={error} missing="This server has no event summary." onRetry={retry} />
      ) : (
        <div className="analytics" aria-busy={value === undefined || value.shown !== window}>
          <Totals totals={value?.summary.totals} selectedType={selectedType} onSelectType={setSelectedType} />
          {value === undefined ? <p className="plot plot-waiting">Loading…</p> : null}
          {value !== undefined && !isEmpty ? (
            <Plot
              bars={buckets(value.summary.minutes, value.shown.bucketMinutes)}
              window={value.shown}
              types={selectedType === undefined ? EVENT_TYPES : [selectedType]}
            />
          ) : null}
          {isEmpty ? (
            <Notice title={`No events in ${value.shown.description}.`}>
              <p>View some GIFs, hover over one or open one. Each event appears here one or two seconds later.</p>
              <a className="button button-primary" href="/" target="_blank" rel="noreferrer">
                Open the home page in a new tab
              </a>
            </Notice>
          ) : null}
          {value === undefined ? null : (
            <div className="analytics-cards">
              {isEmpty ? null : <TopGifs client={client} gifs={value.summary.gifs} />}
              <RejectedEvents rejected={value.summary.rejected} duplicates={value.summary.duplicates} />
              <YourEvents privacy={privacy} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
