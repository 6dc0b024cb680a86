import type { GifEventType } from '@zoetrope/model';
import { useState } from 'react';
import { EVENT_LABELS } from '../../pingbacks/event-labels.ts';
import type { BucketCounts } from './buckets.ts';
import { EventLegend } from './event-legend.tsx';
import { formatInterval, formatTime, intervalLength } from './format-time.ts';
import { PlotBars } from './plot-bars.tsx';
import { PlotTable } from './plot-table.tsx';
import { axisTicks, roundTimes } from './scale.ts';
import type { TimeWindow } from './windows.ts';
import './plot.css';

export interface PlotProps {
  readonly bars: readonly BucketCounts[];
  readonly window: TimeWindow;
  /** The types shown, from the bottom of a bar to its top. */
  readonly types: readonly GifEventType[];
}

/** Events over time as stacked bars, with a legend, and with the same data in a table below. */
export function Plot({ bars, window: { description, bucketMinutes, labelMinutes }, types }: PlotProps) {
  const [hovered, setHovered] = useState<number>();
  const title = `Events per ${intervalLength(bucketMinutes)} in ${description}`;
  const heights = bars.map((bar) => types.reduce((sum, type) => sum + bar[type], 0));
  const highest = Math.max(0, ...heights);
  const ticks = axisTicks(highest);
  const times = bars.map(({ at }) => at);
  const top = Math.max(...ticks);
  const hoveredBar = hovered === undefined ? undefined : bars[hovered];

  return (
    <figure className="plot">
      <figcaption>
        <span className="plot-title">{title}</span>
        <span className="plot-tooltip" aria-hidden="true">
          {hoveredBar === undefined ? null : (
            <>
              <b>{formatInterval(hoveredBar.at, bucketMinutes)}</b>
              {types.map((type) => (
                <span key={type} data-event={type}>
                  {hoveredBar[type].toLocaleString('en')} {EVENT_LABELS[type].label.toLowerCase()}
                </span>
              ))}
            </>
          )}
        </span>
      </figcaption>
      <EventLegend types={types} />
      <div className="plot-field">
        <ol className="plot-ticks" aria-hidden="true">
          {ticks.map((value) => (
            <li key={value} style={{ bottom: `${(100 * value) / top}%` }}>
              <span>{value.toLocaleString('en')}</span>
            </li>
          ))}
        </ol>
        <PlotBars
          bars={bars}
          types={types}
          top={top}
          label={`${title}, stacked by type: at most ${highest.toLocaleString('en')} per ${intervalLength(bucketMinutes)}. The data table below has all values.`}
          onHover={setHovered}
        />
      </div>
      <ol className="plot-times" aria-hidden="true">
        {roundTimes(times, labelMinutes).map(({ at, index }) => (
          <li key={index} style={{ left: `${(100 * (index + 0.5)) / bars.length}%` }}>
            {formatTime(at)}
          </li>
        ))}
      </ol>
      <PlotTable bars={bars} bucketMinutes={bucketMinutes} types={types} title={title} />
    </figure>
  );
}
