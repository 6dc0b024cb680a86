import type { StoredEvent } from './events.ts';
import { eventsPerSecond } from './events-per-second.ts';
import { useNow } from './use-now.ts';

/** Events per second at the full height of a bar. */
const TALL = 12;

/** The last minute, one bar per second. */
export function Pulse({ events, paused }: { readonly events: readonly StoredEvent[]; readonly paused: boolean }) {
  const now = useNow(1000, !paused);
  return (
    <figure className="pulse-figure">
      <figcaption>Events per second in the last minute</figcaption>
      <div className="pulse" aria-hidden="true">
        {eventsPerSecond(events, now).map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a second is known by its place
          <i key={index} data-on={count > 0 || undefined} style={{ '--tall': Math.min(1, count / TALL) }} />
        ))}
      </div>
    </figure>
  );
}
