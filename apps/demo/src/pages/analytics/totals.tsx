import type { GifEventType } from '@zoetrope/model';
import { Icon } from '../../parts/icon.tsx';
import { EVENT_WORDS } from '../../pingbacks/event-words.ts';
import { type Counts, EVENT_TYPES } from '../../pingbacks/events.ts';

export interface TotalsProps {
  /** Absent until it is known. */
  readonly totals: Counts | undefined;
  /** The type that the plot shows alone. */
  readonly alone: GifEventType | undefined;
  readonly onAlone: (type: GifEventType | undefined) => void;
}

/** The number of events of each type; each is a toggle that shows its type alone in the plot. */
export function Totals({ totals, alone, onAlone }: TotalsProps) {
  return (
    <ul className="totals" aria-label="Events by type">
      {EVENT_TYPES.map((type) => (
        <li key={type}>
          <button
            type="button"
            data-event={type}
            aria-pressed={alone === type}
            onClick={() => onAlone(alone === type ? undefined : type)}
          >
            <span className="totals-type">
              <Icon name={EVENT_WORDS[type].icon} size={16} />
              {EVENT_WORDS[type].label}
            </span>
            <span className="totals-count">{totals === undefined ? '–' : totals[type].toLocaleString('en')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
