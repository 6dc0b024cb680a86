import type { ScheduleEntry } from '@zoetrope/model/management';
import { Icon } from '@zoetrope/ui';
import type { Management } from '../account/create-management.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { GifThumb } from '../picker/gif-thumb.tsx';
import { untilText } from './due.ts';

export interface ScheduleListProps {
  readonly entries: readonly ScheduleEntry[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly management: Management;
  readonly onRemoved: () => void;
}

export function ScheduleList({ entries, now, management, onRemoved }: ScheduleListProps) {
  const remove = useAction(async (id: string) => {
    await management.client.deleteScheduled({ id });
    onRemoved();
  });
  if (entries.length === 0) return <p className="soft">Nothing is scheduled.</p>;
  return (
    <>
      <ul className="stack" aria-label="Schedule">
        {entries.map(({ id, gif, status, timestamp }) => (
          <li key={id} className="schedule-entry" data-status={status}>
            <GifThumb gif={gif} decorative />
            <span className="schedule-names">
              <b>{gif.title || 'Untitled'}</b>
              <span className="soft">{status === 'live' ? 'Trending now' : untilText(timestamp - now)}</span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${gif.title || 'GIF'} from the schedule`}
              aria-disabled={remove.busy}
              onClick={() => void remove.run(id)}
            >
              <Icon name="clear" size={18} />
            </button>
          </li>
        ))}
      </ul>
      <FormError error={remove.error} />
    </>
  );
}
