import { useEffect, useReducer, useState } from 'react';
import { EMPTY_LOG, type EventLog, type LogEvent, reduceEventLog } from './events.ts';
import { type Connection, openStream } from './open-stream.ts';
import { readEvent } from './read-event.ts';

export interface PingbackStream {
  readonly log: EventLog;
  readonly connection: Connection;
  readonly dispatch: (event: LogEvent) => void;
}

/** Subscribes to the event stream while the component is mounted. */
export function usePingbackStream(url: string): PingbackStream {
  const [log, dispatch] = useReducer(reduceEventLog, EMPTY_LOG);
  const [connection, setConnection] = useState<Connection>('connecting');

  useEffect(
    () =>
      openStream({
        url,
        onConnection: setConnection,
        onMessage: (data) => {
          const event = readEvent(data);
          if (event !== undefined) dispatch({ type: 'arrived', event });
        },
      }),
    [url],
  );
  return { log, connection, dispatch };
}
