import { useNow } from '@zoetrope/ui';
import type { StoredEvent } from './events.ts';
import { eventsPerSecond } from './events-per-second.ts';

/** Events per second of a bar at full height. */
const FULL_HEIGHT = 12;

/** The last minute, one bar per second. */
export function Pulse({ events, paused }: { readonly events: readonly StoredEvent[]; readonly paused: boolean }) {
  const now = useNow({ intervalMs: 1000, isRunning: !paused });
  return (
    <figure className="pulse-figure">
      <figcaption>Events per second in the last minute</figcaption>
      <div className="pulse" aria-hidden="true">
        {eventsPerSecond(events, now).map((count, index) => (
          <i key={index} data-on={count > 0 || undefined} style={{ '--height': Math.min(1, count / FULL_HEIGHT) }} />
        ))}
      </div>
    </figure>
  );
}
