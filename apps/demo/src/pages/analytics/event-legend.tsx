import type { GifEventType } from '@zoetrope/model';
import { EVENT_LABELS } from '../../pingbacks/event-labels.ts';
import './event-legend.css';

/** The color of each event type. */
export function EventLegend({ types }: { readonly types: readonly GifEventType[] }) {
  return (
    <ul className="event-legend" aria-label="Legend">
      {types.map((type) => (
        <li key={type} data-event={type}>
          {EVENT_LABELS[type].label}
        </li>
      ))}
    </ul>
  );
}
