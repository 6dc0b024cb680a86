import type { GifEventType } from '@zoetrope/model';
import { useState } from 'react';
import { EVENT_WORDS } from '../../pingbacks/event-words.ts';
import { EventLegend } from './event-legend.tsx';
import { PlotBars } from './plot-bars.tsx';
import { PlotTable } from './plot-table.tsx';
import { lines, roundTimes } from './scale.ts';
import type { MinuteCounts } from './summary.ts';
import { intervalWords, span, timeOfDay } from './time-words.ts';
import type { TimeWindow } from './windows.ts';
import './plot.css';

export interface PlotProps {
  /** One for each bar. */
  readonly bars: readonly MinuteCounts[];
  readonly window: TimeWindow;
  /** The types shown, from the bottom of a bar to its top. */
  readonly types: readonly GifEventType[];
}

/** Events over time as stacked bars, with a legend, and with the same data in a table below. */
export function Plot({ bars, window: { words, bucketMinutes, labelMinutes }, types }: PlotProps) {
  const [pointed, setPointed] = useState<number>();
  const title = `Events per ${intervalWords(bucketMinutes)} in ${words}`;
  const heights = bars.map((bar) => types.reduce((sum, type) => sum + bar[type], 0));
  const highest = Math.max(0, ...heights);
  const values = lines(highest);
  const times = bars.map(({ at }) => at);
  const top = values.at(-1) ?? 1;
  const told = pointed === undefined ? undefined : bars[pointed];

  return (
    <figure className="plot">
      <figcaption>
        <span className="plot-title">{title}</span>
        <span className="plot-told" aria-hidden="true">
          {told === undefined ? null : (
            <>
              <b>{span(told.at, bucketMinutes)}</b>
              {types.map((type) => (
                <span key={type} data-event={type}>
                  {told[type].toLocaleString('en')} {EVENT_WORDS[type].label.toLowerCase()}
                </span>
              ))}
            </>
          )}
        </span>
      </figcaption>
      <EventLegend types={types} />
      <div className="plot-field">
        <ol className="plot-lines" aria-hidden="true">
          {values.map((value) => (
            <li key={value} style={{ bottom: `${(100 * value) / top}%` }}>
              <span>{value.toLocaleString('en')}</span>
            </li>
          ))}
        </ol>
        <PlotBars
          bars={bars}
          types={types}
          top={top}
          label={`${title}, stacked by type: at most ${highest.toLocaleString('en')} per ${intervalWords(bucketMinutes)}. The data table below has all values.`}
          onPoint={setPointed}
        />
      </div>
      <ol className="plot-times" aria-hidden="true">
        {roundTimes(times, labelMinutes).map((index) => (
          <li key={index} style={{ left: `${(100 * (index + 0.5)) / bars.length}%` }}>
            {timeOfDay(times[index] ?? 0)}
          </li>
        ))}
      </ol>
      <PlotTable bars={bars} bucketMinutes={bucketMinutes} types={types} title={title} />
    </figure>
  );
}
