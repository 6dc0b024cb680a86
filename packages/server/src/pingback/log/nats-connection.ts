import type { JetStreamManager } from '@nats-io/jetstream';
import type { ConnectionOptions, NatsConnection } from '@nats-io/transport-node';
import { messageOf, ServerError } from '../../server-error.ts';
import type { Nats } from './load-nats.ts';
import type { LogLocation } from './log-url.ts';

const CONNECT_MS = 5000;
/** An unresponsive connection is closed after two pings. */
const PING_MS = 5000;
/** Until JetStream has done something, such as stored a message. */
export const REQUEST_MS = 5000;

/** Connects without reconnection: see `openEventLog`. Throws a `ServerError` that names the servers. */
export async function connect(
  { transport }: Nats,
  { servers, user, isTls }: LogLocation,
  secret: string | undefined,
): Promise<NatsConnection> {
  const base: ConnectionOptions = {
    name: 'zoetrope',
    servers: [...servers],
    timeout: CONNECT_MS,
    reconnect: false,
    pingInterval: PING_MS,
    ...(isTls ? { tls: {} } : {}),
  };
  try {
    if (secret === undefined) return await transport.connect(user === undefined ? base : { ...base, user });
    if (secret.includes('BEGIN NATS USER JWT')) {
      const authenticator = transport.credsAuthenticator(new TextEncoder().encode(secret));
      return await transport.connect({ ...base, authenticator });
    }
    return await transport.connect(user === undefined ? { ...base, token: secret } : { ...base, user, pass: secret });
  } catch (cause) {
    const message = `The event log at ${servers.join(', ')} cannot be reached: ${messageOf(cause)}.`;
    throw new ServerError(message, { cause });
  }
}

/** Throws a `ServerError` if the server has no JetStream. */
export async function openManager({ jetstream }: Nats, connection: NatsConnection): Promise<JetStreamManager> {
  try {
    return await jetstream.jetstreamManager(connection, { timeout: REQUEST_MS });
  } catch (cause) {
    const message = `The event log requires JetStream: enable it in the configuration of NATS. ${messageOf(cause)}`;
    throw new ServerError(message, { cause });
  }
}
