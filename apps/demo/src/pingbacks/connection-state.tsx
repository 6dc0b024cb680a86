import type { Connection } from './open-stream.ts';
import './connection-state.css';

export interface ConnectionStateProps {
  readonly connection: Connection;
  readonly paused: boolean;
  /** Number of events buffered during the pause. */
  readonly buffered: number;
}

/** State of the event stream. A lost connection takes precedence over a pause. */
export function ConnectionState({ connection, paused, buffered }: ConnectionStateProps) {
  const state = paused && connection === 'live' ? 'paused' : connection;
  return (
    <p className="connection" data-connection={state}>
      <span role="status">{LABELS[state]}</span>
      {state === 'paused' && buffered > 0 ? `, ${buffered} waiting` : null}
    </p>
  );
}

const LABELS = { connecting: 'Connecting', live: 'Live', reconnecting: 'Reconnecting', paused: 'Paused' } as const;
