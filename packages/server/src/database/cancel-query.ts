import pg, { type ClientBase } from 'pg';

const TIMEOUT_MS = 2000;

/** Fields of the driver's clients that its types omit. */
interface CancelableClient {
  readonly host: string;
  readonly port: number;
  readonly ssl: boolean | object;
  readonly processID: number | null;
  readonly secretKey: number | null;
}

/** The driver's connection, without a session. */
interface RawConnection {
  connect(port: number | string, host?: string): void;
  requestSsl(): void;
  cancel(processId: number, secretKey: number): void;
  on(event: 'connect' | 'sslconnect' | 'end' | 'error', listener: () => void): void;
  readonly stream: { destroy(): void };
}

/**
 * Cancels the statement that a client is executing, over a second connection to the same host; poolers such as
 * PgBouncer pass this on. Resolves once the server has signaled the session, so that the signal cannot reach a later
 * statement: to false if that is unknown.
 */
export function cancelQuery(client: ClientBase): Promise<boolean> {
  const { host, port, ssl, processID, secretKey } = client as unknown as CancelableClient;
  if (processID === null || secretKey === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const connection = new pg.Connection({ ssl } as object) as unknown as RawConnection;
    let isSent = false;
    const finish = (outcome: 'signaled' | 'unknown') => {
      clearTimeout(timer);
      resolve(outcome === 'signaled');
    };
    const timer = setTimeout(() => {
      finish('unknown');
      connection.stream.destroy();
    }, TIMEOUT_MS);
    const send = () => {
      isSent = true;
      connection.cancel(processID, secretKey);
    };
    connection.on('connect', () => (ssl ? connection.requestSsl() : send()));
    connection.on('sslconnect', send);
    connection.on('error', () => finish('unknown'));
    // The server closes the connection after the signal.
    connection.on('end', () => finish(isSent ? 'signaled' : 'unknown'));
    if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`);
    else connection.connect(port, host);
  });
}
