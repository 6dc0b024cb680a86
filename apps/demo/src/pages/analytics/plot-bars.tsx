import type { GifEventType } from '@zoetrope/model';
import type { PointerEvent } from 'react';
import type { MinuteCounts } from './summary.ts';

/** Share of its place that a bar fills. */
const BAR_WIDTH = 0.72;
const HEIGHT = 100;

export interface PlotBarsProps {
  readonly bars: readonly MinuteCounts[];
  readonly types: readonly GifEventType[];
  /** The value at the upper edge. */
  readonly top: number;
  readonly label: string;
  /** The bar under the pointer; undefined when it has left. */
  readonly onPoint: (index: number | undefined) => void;
}

/** Drawn one unit wide for each bar and stretched into place, so that nothing has to be measured. */
export function PlotBars({ bars, types, top, label, onPoint }: PlotBarsProps) {
  function point({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * bars.length);
    onPoint(index >= 0 && index < bars.length ? index : undefined);
  }

  return (
    <svg
      className="plot-bars"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.max(1, bars.length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => onPoint(undefined)}
    >
      {bars.map((bar, index) => (
        <g key={bar.at} className="plot-bar">
          <rect className="plot-place" x={index} y={0} width={1} height={HEIGHT} />
          {types.map((type, place) => {
            const below = types.slice(0, place).reduce((sum, each) => sum + bar[each], 0);
            const height = (HEIGHT * bar[type]) / top;
            return (
              <rect
                key={type}
                data-event={type}
                x={index + (1 - BAR_WIDTH) / 2}
                width={BAR_WIDTH}
                style={{ y: `${HEIGHT - (HEIGHT * below) / top - height}px`, height: `${height}px` }}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}
