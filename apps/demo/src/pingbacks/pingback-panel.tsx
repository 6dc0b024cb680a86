import type { Gif } from '@zoetrope/model';
import { Icon } from '@zoetrope/ui';
import { useCallback, useMemo } from 'react';
import type { Clients } from '../clients.ts';
import { ConsentSwitch } from '../consent/consent-switch.tsx';
import { ConnectionState } from './connection-state.tsx';
import { EventCounts } from './event-counts.tsx';
import { EventRow } from './event-row.tsx';
import { Pulse } from './pulse.tsx';
import { useGifsById } from './use-gifs-by-id.ts';
import { usePingbackStream } from './use-pingback-stream.ts';
import './pingback-panel.css';

export interface PingbackPanelProps {
  readonly clients: Clients;
  readonly onOpen: (gif: Gif) => void;
  readonly onClose: () => void;
}

/** Analytics events of all viewers, as the server stores them. */
export function PingbackPanel({ clients: { client, pingbackStream, privacy }, onOpen, onClose }: PingbackPanelProps) {
  const { log, connection, dispatch } = usePingbackStream(pingbackStream);
  const ids = useMemo(() => log.events.map((event) => event.gifId), [log.events]);
  const load = useCallback(async (missing: readonly string[]) => (await client.gifs(missing)).data, [client]);
  const gifs = useGifsById(ids, load);

  return (
    <aside className="pingbacks" aria-label="Live events">
      <header className="pingbacks-head">
        <h2>Live events</h2>
        <ConnectionState connection={connection} paused={log.paused} buffered={log.buffered.length} />
        <button
          type="button"
          className="icon-button"
          aria-label={log.paused ? 'Resume' : 'Pause'}
          onClick={() => dispatch({ type: log.paused ? 'resumed' : 'paused' })}
        >
          <Icon name={log.paused ? 'play' : 'pause'} />
        </button>
        <button type="button" className="icon-button" aria-label="Clear" onClick={() => dispatch({ type: 'cleared' })}>
          <Icon name="clear" />
        </button>
        <button type="button" className="icon-button" aria-label="Close live events" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ConsentSwitch privacy={privacy} />
      <EventCounts counts={log.counts} />
      <Pulse events={log.events} paused={log.paused} />
      {log.events.length === 0 ? (
        <p className="pingbacks-empty">
          No events yet. Scroll through GIFs, hover over one or open one. Each event appears here about a second later,
          once the server has stored it.
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <ol className="pingbacks-list" aria-label="Events, newest first" tabIndex={0}>
          {log.events.map((event) => (
            <EventRow key={event.seq} event={event} gif={gifs.get(event.gifId)} onOpen={onOpen} />
          ))}
        </ol>
      )}
    </aside>
  );
}
