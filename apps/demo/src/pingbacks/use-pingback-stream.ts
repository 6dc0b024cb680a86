import { useEffect, useReducer, useState } from 'react';
import { EMPTY_LOG, type EventLog, eventLog, type LogEvent } from './events.ts';
import { type Connection, openStream } from './open-stream.ts';
import { readEvent } from './read-event.ts';

export interface PingbackStream {
  readonly log: EventLog;
  readonly connection: Connection;
  readonly tell: (event: LogEvent) => void;
}

/** Listens for as long as the component is mounted. */
export function usePingbackStream(url: string): PingbackStream {
  const [log, tell] = useReducer(eventLog, EMPTY_LOG);
  const [connection, setConnection] = useState<Connection>('connecting');

  useEffect(
    () =>
      openStream({
        url,
        onConnection: setConnection,
        onMessage: (data) => {
          const event = readEvent(data);
          if (event !== undefined) tell({ type: 'arrived', event });
        },
      }),
    [url],
  );
  return { log, connection, tell };
}
