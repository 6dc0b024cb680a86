import type { GifEventType } from '@zoetrope/model';
import { EVENT_WORDS } from '../../pingbacks/event-words.ts';
import './event-legend.css';

/** Which color stands for which type of event. */
export function EventLegend({ types }: { readonly types: readonly GifEventType[] }) {
  return (
    <ul className="event-legend" aria-label="Legend">
      {types.map((type) => (
        <li key={type} data-event={type}>
          {EVENT_WORDS[type].label}
        </li>
      ))}
    </ul>
  );
}
