import { renditionUrl } from '@zoetrope/model';
import { useCallback, useMemo } from 'react';
import type { Clients } from '../../clients.ts';
import { EVENT_LABELS } from '../../pingbacks/event-labels.ts';
import { EVENT_TYPES } from '../../pingbacks/events.ts';
import { useGifsById } from '../../pingbacks/use-gifs-by-id.ts';
import { EventLegend } from './event-legend.tsx';
import { eventsOf, type GifCounts } from './summary.ts';

export interface TopGifsProps {
  readonly client: Clients['client'];
  /** Most events first. */
  readonly gifs: readonly GifCounts[];
}

/** The GIFs with the most events. The first bar has the full width; the others are in proportion to it. */
export function TopGifs({ client, gifs }: TopGifsProps) {
  const ids = useMemo(() => gifs.map(({ gifId }) => gifId), [gifs]);
  const load = useCallback(async (missing: readonly string[]) => (await client.gifs(missing)).data, [client]);
  const known = useGifsById(ids, load);
  const [first] = gifs;
  const highest = first === undefined ? 1 : eventsOf(first);

  return (
    <section className="card top-gifs" aria-labelledby="top-gifs">
      <h2 id="top-gifs">Top GIFs</h2>
      {gifs.length === 0 ? <p className="card-empty">No GIF has an event yet.</p> : <EventLegend types={EVENT_TYPES} />}
      <ol>
        {gifs.map((gif) => {
          const picture = renditionUrl(known.get(gif.gifId)?.images, 'fixed_height_small', { still: true });
          return (
            <li key={gif.gifId}>
              <span className="top-gifs-picture">{picture === undefined ? null : <img src={picture} alt="" />}</span>
              <a href={`/?${new URLSearchParams({ gif: gif.gifId })}`}>{gif.title || gif.gifId}</a>
              <b>{eventsOf(gif).toLocaleString('en')}</b>
              <span
                className="top-gifs-bar"
                aria-hidden="true"
                style={{ width: `${(100 * eventsOf(gif)) / highest}%` }}
              >
                {EVENT_TYPES.map((type) => (
                  <i key={type} data-event={type} style={{ flexGrow: gif[type] }} />
                ))}
              </span>
              <small>
                {EVENT_TYPES.filter((type) => gif[type] > 0)
                  .map((type) => `${gif[type].toLocaleString('en')} ${EVENT_LABELS[type].label.toLowerCase()}`)
                  .join(', ')}
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
