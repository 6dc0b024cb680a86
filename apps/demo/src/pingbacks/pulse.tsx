import type { StoredEvent } from './events.ts';
import { eventsPerSecond } from './events-per-second.ts';
import { useNow } from './use-now.ts';

/** Full height of a slit, in events a second. */
const TALL = 12;

/** The last minute as a strip of slits: the more events in a second, the taller its slit. */
export function Pulse({ events, paused }: { readonly events: readonly StoredEvent[]; readonly paused: boolean }) {
  const now = useNow(1000, !paused);
  return (
    <div className="pulse" aria-hidden="true">
      {eventsPerSecond(events, now).map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a second is known by its place
        <i key={index} data-on={count > 0 || undefined} style={{ '--tall': Math.min(1, count / TALL) }} />
      ))}
    </div>
  );
}
