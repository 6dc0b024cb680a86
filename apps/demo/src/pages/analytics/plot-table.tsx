import type { GifEventType } from '@zoetrope/model';
import { useState } from 'react';
import { EVENT_LABELS } from '../../pingbacks/event-labels.ts';
import type { BucketCounts } from './buckets.ts';
import { formatInterval } from './format-time.ts';

export interface PlotTableProps {
  readonly bars: readonly BucketCounts[];
  readonly bucketMinutes: number;
  readonly types: readonly GifEventType[];
  readonly title: string;
}

/** The data of the plot, newest first, without intervals that have no events. Rendered when it is opened. */
export function PlotTable({ bars, bucketMinutes, types, title }: PlotTableProps) {
  const [open, setOpen] = useState(false);
  const rows = bars.filter((bar) => types.some((type) => bar[type] > 0)).toReversed();
  return (
    <details className="plot-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show data table</summary>
      {open && rows.length === 0 ? <p>No events yet.</p> : null}
      {open && rows.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className="plot-table-scroll" aria-label={`${title}, data table`} tabIndex={0}>
          <table>
            <caption className="visually-hidden">{title}, newest first</caption>
            <thead>
              <tr>
                <th scope="col">Time</th>
                {types.map((type) => (
                  <th key={type} scope="col">
                    {EVENT_LABELS[type].label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((bar) => (
                <tr key={bar.at}>
                  <th scope="row">{formatInterval(bar.at, bucketMinutes)}</th>
                  {types.map((type) => (
                    <td key={type}>{bar[type].toLocaleString('en')}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  );
}
