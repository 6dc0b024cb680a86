import { EVENT_LABELS } from './event-labels.ts';
import { type Counts, EVENT_TYPES } from './events.ts';

export function EventCounts({ counts }: { readonly counts: Counts }) {
  return (
    <dl className="counts">
      {EVENT_TYPES.map((type) => (
        <div key={type} data-event={type}>
          <dt>{EVENT_LABELS[type].label}</dt>
          <dd>{counts[type]}</dd>
        </div>
      ))}
    </dl>
  );
}
