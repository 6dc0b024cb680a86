import type { Connection } from './open-stream.ts';
import './connection-state.css';

export interface ConnectionStateProps {
  readonly connection: Connection;
  readonly paused: boolean;
  /** Events that wait for the end of the pause. */
  readonly held: number;
}

/** How the panel stands to the collector. A lost connection matters more than a pause. */
export function ConnectionState({ connection, paused, held }: ConnectionStateProps) {
  const state = paused && connection === 'live' ? 'paused' : connection;
  return (
    <p className="connection" data-connection={state}>
      <span role="status">{WORDS[state]}</span>
      {state === 'paused' && held > 0 ? `, ${held} waiting` : null}
    </p>
  );
}

const WORDS = { connecting: 'Connecting', live: 'Live', reconnecting: 'Reconnecting', paused: 'Paused' } as const;
