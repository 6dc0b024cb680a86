import { EVENT_WORDS } from './event-words.ts';
import { type Counts, EVENT_TYPES } from './events.ts';

export function EventCounts({ counts }: { readonly counts: Counts }) {
  return (
    <dl className="counts">
      {EVENT_TYPES.map((type) => (
        <div key={type} data-event={type}>
          <dt>{EVENT_WORDS[type].label}</dt>
          <dd>{counts[type]}</dd>
        </div>
      ))}
    </dl>
  );
}
