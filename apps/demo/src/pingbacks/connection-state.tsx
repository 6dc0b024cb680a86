import type { Connection } from './open-stream.ts';

const SAYS: { readonly [connection in Connection]: string } = {
  connecting: 'Connecting',
  live: 'Live',
  reconnecting: 'Reconnecting',
};

export function ConnectionState({ connection, paused }: { readonly connection: Connection; readonly paused: boolean }) {
  const shown = paused && connection === 'live' ? 'paused' : connection;
  return (
    <p className="connection" data-connection={shown} role="status">
      {shown === 'paused' ? 'Paused' : SAYS[shown]}
    </p>
  );
}
