import type { GifEventType } from '@zoetrope/model';
import type { PointerEvent } from 'react';
import type { BucketCounts } from './buckets.ts';

/** Width of a bar, as a fraction of its slot. */
const BAR_WIDTH = 0.72;
const HEIGHT = 100;

export interface PlotBarsProps {
  readonly bars: readonly BucketCounts[];
  readonly types: readonly GifEventType[];
  /** The value at the upper edge. */
  readonly top: number;
  readonly label: string;
  /** Called with the index of the bar under the pointer, or undefined when the pointer leaves. */
  readonly onHover: (index: number | undefined) => void;
}

/** Each bar is one unit wide in an SVG that is stretched to its box, so nothing has to be measured. */
export function PlotBars({ bars, types, top, label, onHover }: PlotBarsProps) {
  function handlePointer({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * bars.length);
    onHover(index >= 0 && index < bars.length ? index : undefined);
  }

  return (
    <svg
      className="plot-bars"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.max(1, bars.length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      onPointerMove={handlePointer}
      onPointerDown={handlePointer}
      onPointerLeave={() => onHover(undefined)}
    >
      {bars.map((bar, index) => (
        <g key={bar.at} className="plot-bar">
          <rect className="plot-slot" x={index} y={0} width={1} height={HEIGHT} />
          {types.map((type, position) => {
            const below = types.slice(0, position).reduce((sum, type) => sum + bar[type], 0);
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
