import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { ServerError } from '../server-error.ts';
import type { AppEnv } from './app-env.ts';
import { addHostToHealthCheck } from './health-check.ts';

export interface Listening {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** The name of the option that sets the port, for errors. Default: `--port`. */
  readonly option?: string | undefined;
}

/** Maximum wait for pending responses on close. */
const GRACE_MS = 5000;
/** Interval at which connections are closed on close, once their response has ended. */
const CLOSE_IDLE_MS = 50;

/**
 * Node.js closes idle connections after 5 s. Proxies keep theirs for a minute and may send a request into a connection
 * that is being closed, which results in a 502.
 */
const KEEP_ALIVE_MS = 75_000;

/**
 * Connections that the kernel accepts while the process is busy. With the 511 of Node.js, a burst of viewers overflows
 * the queue: they connect seconds later, or get a reset instead of a 503. Linux reduces it to `net.core.somaxconn`.
 */
const BACKLOG = 4096;

type Fetch = (request: Request, connection: AppEnv['Bindings']) => Response | Promise<Response>;

/** Serves requests over HTTP until closed. The error names a busy port. */
export function listen(fetch: Fetch, { port, host, option = '--port' }: ListenOptions): Promise<Listening> {
  const respond = getRequestListener(fetch);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    addHostToHealthCheck(incoming);
    return respond(incoming, outgoing);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(toServerError(cause, { port, host, option })));
    server.listen({ port, host, backlog: BACKLOG }, () => {
      const { port: bound } = server.address() as AddressInfo;
      resolve({ origin: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`, close });
    });
  });

  function close(): Promise<void> {
    return new Promise((resolve) => {
      const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      // `close` closes idle connections only once. Those of pending responses would keep the process alive for seconds.
      const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
      server.close(() => {
        clearTimeout(grace);
        clearInterval(idle);
        resolve();
      });
    });
  }
}

function toServerError(cause: NodeJS.ErrnoException, { port, host, option }: ListenOptions): Error {
  if (cause.code === 'EADDRINUSE') {
    return new ServerError(
      `Port ${port} of ${host} is in use by another program. Stop it, or choose another port with ${option}.`,
      { cause },
    );
  }
  return new ServerError(`Cannot listen on port ${port} of ${host}: ${cause.message}`, { cause });
}
