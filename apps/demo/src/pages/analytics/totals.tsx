import type { GifEventType } from '@zoetrope/model';
import { Icon } from '@zoetrope/ui';
import { EVENT_LABELS } from '../../pingbacks/event-labels.ts';
import { type Counts, EVENT_TYPES } from '../../pingbacks/events.ts';

export interface TotalsProps {
  /** Undefined until loaded. */
  readonly totals: Counts | undefined;
  /** If set, the plot shows only this type. */
  readonly selectedType: GifEventType | undefined;
  readonly onSelectType: (type: GifEventType | undefined) => void;
}

/** The number of events of each type. Each is a toggle that filters the plot by its type. */
export function Totals({ totals, selectedType, onSelectType }: TotalsProps) {
  return (
    <ul className="totals" aria-label="Events by type">
      {EVENT_TYPES.map((type) => (
        <li key={type}>
          <button
            type="button"
            data-event={type}
            aria-pressed={selectedType === type}
            onClick={() => onSelectType(selectedType === type ? undefined : type)}
          >
            <span className="totals-type">
              <Icon name={EVENT_LABELS[type].icon} size={16} />
              {EVENT_LABELS[type].label}
            </span>
            <span className="totals-count">{totals === undefined ? '–' : totals[type].toLocaleString('en')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
