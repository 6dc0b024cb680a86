import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Consumer, JetStreamClient, JetStreamManager, JsMsg } from '@nats-io/jetstream';
import type { ConnectionOptions, NatsConnection } from '@nats-io/transport-node';
import { ApiError } from '../../http/api-error.ts';
import { messageOf, ServerError } from '../../server-error.ts';
import type { EventLog, LoggedMessage, LogState } from './event-log.ts';
import { loadNats, type Nats } from './load-nats.ts';
import { type LogLocation, parseLogUrl } from './log-url.ts';

/** How to reach the event log. */
export interface EventLogOptions {
  /**
   * A server of NATS with JetStream: `nats://user@host:4222?stream=zoetrope&max_size=4GB`. `stream` defaults to
   * `zoetrope`, `max_size` to 4GB. Several hosts of a cluster are separated by commas. `tls://` requires encryption.
   */
  readonly url: string;
  /** The password of the user, a token if the URL has no user, or the text of a credentials file. Default: none. */
  readonly secret?: string | undefined;
}

export interface EventLogEdges {
  /** Called once per outage. Default: nothing. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** The durable consumer that all workers share. */
const CONSUMER = 'workers';
const CONNECT_MS = 5000;
const RECONNECT_MS = 250;
/** Until the log has stored a message. */
const APPEND_MS = 5000;
const FETCH_MS = 5000;
/** An unresponsive connection is closed after two pings. */
const PING_MS = 5000;
/** After this time without a sign of a worker, another one gets the message. */
const ACK_WAIT_MS = 5000;
const RETRY_AFTER_SECONDS = 2;
/** Larger than any message: bodies have at most 64 KiB, and ids may be added. */
const MAX_MESSAGE_BYTES = 262_144;
const NOT_FOUND = 404;

/** A connection with its stream and consumer. */
interface Session {
  readonly connection: NatsConnection;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly consumer: Consumer;
}

/**
 * Opens the log, and creates its stream unless it exists. Resolves after the first attempt to connect; while the server
 * is away, calls fail, and the connection is retried. Throws a `ServerError` if the client of NATS is not installed.
 */
export async function openEventLog(
  options: EventLogOptions,
  { onError = () => {} }: EventLogEdges = {},
): Promise<EventLog> {
  const location = parseLogUrl(options.url);
  const nats = await loadNats();
  const closing = new AbortController();
  let session: Session | undefined;
  let isFailing = false;

  function fail(error: unknown): void {
    if (!isFailing && !closing.signal.aborted) onError(error);
    isFailing = true;
  }

  async function open(): Promise<void> {
    try {
      session = await openSession(nats, location, options.secret);
      isFailing = false;
    } catch (error) {
      fail(error);
    }
  }

  // The client's own reconnection would keep requests of callers in memory until it succeeds.
  async function keepOpen(): Promise<void> {
    while (!closing.signal.aborted) {
      if (session !== undefined) fail((await session.connection.closed()) ?? new Error('The connection was closed.'));
      session = undefined;
      await sleep(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      if (!closing.signal.aborted) await open();
    }
    await session?.connection.close();
  }

  function requireSession(): Session {
    if (session === undefined) throw unavailable();
    return session;
  }

  await open();
  const kept = keepOpen();

  return {
    async append(content) {
      const { client, connection } = requireSession();
      try {
        await client.publish(subjectOf(location), content, { msgID: randomUUID(), timeout: APPEND_MS });
      } catch (cause) {
        if (isApiError(nats, cause)) throw full(cause);
        // Also if the stream was deleted: the next connection creates it.
        void connection.close();
        throw unavailable(cause);
      }
    },
    async *fetch(max, signal) {
      const { consumer, connection } = requireSession();
      const messages = await consumer.fetch({ max_messages: max, expires: FETCH_MS });
      const stop = () => messages.stop();
      signal.addEventListener('abort', stop);
      try {
        if (!signal.aborted) for await (const message of messages) yield toLoggedMessage(message, connection);
      } catch (error) {
        void connection.close();
        throw error;
      } finally {
        signal.removeEventListener('abort', stop);
        messages.stop();
      }
    },
    async state() {
      const { manager } = requireSession();
      return readState(manager, location);
    },
    async close() {
      await session?.connection.flush().catch(() => undefined);
      closing.abort();
      await session?.connection.close();
      await kept;
    },
  };
}

/** The version of a server that has JetStream, and whether the stream exists. Creates nothing. */
export async function checkEventLog(
  options: EventLogOptions,
): Promise<{ version: string; state: LogState | undefined }> {
  const location = parseLogUrl(options.url);
  const nats = await loadNats();
  const connection = await connect(nats, location, options.secret);
  try {
    const manager = await openManager(nats, connection);
    const state = await readState(manager, location).catch((error: unknown) => {
      if (isNotFound(nats, error)) return undefined;
      throw error;
    });
    return { version: connection.info?.version ?? 'unknown', state };
  } finally {
    await connection.close();
  }
}

async function connect(
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

async function openManager({ jetstream }: Nats, connection: NatsConnection): Promise<JetStreamManager> {
  try {
    return await jetstream.jetstreamManager(connection, { timeout: APPEND_MS });
  } catch (cause) {
    const message = `The event log requires JetStream: enable it in the configuration of NATS. ${messageOf(cause)}`;
    throw new ServerError(message, { cause });
  }
}

async function openSession(nats: Nats, location: LogLocation, secret: string | undefined): Promise<Session> {
  const connection = await connect(nats, location, secret);
  try {
    const manager = await openManager(nats, connection);
    await prepareStream(nats, manager, location);
    const client = nats.jetstream.jetstream(connection, { timeout: APPEND_MS });
    return { connection, client, manager, consumer: await client.consumers.get(location.stream, CONSUMER) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Keeps the settings of an existing stream, such as its replicas, except for its size. */
async function prepareStream(nats: Nats, manager: JetStreamManager, location: LogLocation): Promise<void> {
  const { AckPolicy, DiscardPolicy, RetentionPolicy, StorageType } = nats.jetstream;
  const { stream, maxBytes } = location;
  try {
    const { config } = await manager.streams.info(stream);
    if (config.max_bytes !== maxBytes) await manager.streams.update(stream, { max_bytes: maxBytes });
  } catch (error) {
    if (!isNotFound(nats, error)) throw error;
    await manager.streams.add({
      name: stream,
      subjects: [subjectOf(location)],
      storage: StorageType.File,
      // A message is deleted when a worker has acknowledged it.
      retention: RetentionPolicy.Workqueue,
      // A full log rejects new messages, and deletes none.
      discard: DiscardPolicy.New,
      max_bytes: maxBytes,
    });
  }
  await manager.consumers.add(stream, {
    durable_name: CONSUMER,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanoseconds(ACK_WAIT_MS),
    max_deliver: -1,
  });
}

async function readState(manager: JetStreamManager, location: LogLocation): Promise<LogState> {
  const { stream } = location;
  const { config, state } = await manager.streams.info(stream);
  // A server that was killed can have acknowledged messages again, which it delivers to nobody: only the consumer knows.
  const consumer = await manager.consumers.info(stream, CONSUMER);
  const messages = consumer.num_pending + consumer.num_ack_pending;
  const firstOpen = { seq: consumer.ack_floor.stream_seq + 1, next_by_subj: subjectOf(location) };
  const oldest = messages > 0 ? await manager.streams.getMessage(stream, firstOpen) : null;
  return {
    messages,
    bytes: state.bytes,
    maxBytes: config.max_bytes,
    isFull: config.max_bytes > 0 && state.bytes + MAX_MESSAGE_BYTES > config.max_bytes,
    oldest: oldest?.time.getTime(),
  };
}

function subjectOf({ stream }: LogLocation): string {
  return `${stream}.events`;
}

function nanoseconds(milliseconds: number): number {
  return milliseconds * 1_000_000;
}

function toLoggedMessage(message: JsMsg, connection: NatsConnection): LoggedMessage {
  // Without the connection of a message, the log delivers it again.
  const unlessClosed = (send: () => void) => () => {
    if (!connection.isClosed()) send();
  };
  return {
    content: message.data,
    isRedelivered: message.redelivered,
    acknowledge: unlessClosed(() => message.ack()),
    drop: unlessClosed(() => message.term()),
    release: unlessClosed(() => message.nak()),
    extend: unlessClosed(() => message.working()),
  };
}

function isApiError({ jetstream }: Nats, error: unknown): boolean {
  return error instanceof jetstream.JetStreamApiError;
}

function isNotFound({ jetstream }: Nats, error: unknown): boolean {
  return error instanceof jetstream.JetStreamApiError && error.apiError().code === NOT_FOUND;
}

function unavailable(cause?: unknown): ApiError {
  return retryLater('The event log cannot be reached. Send these events again soon.', cause);
}

/** JetStream rejects messages only for lack of space: of the stream, or of its disk. */
function full(cause: unknown): ApiError {
  return retryLater('The event log is full. Send these events again later.', cause);
}

function retryLater(message: string, cause: unknown): ApiError {
  const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS) };
  return new ApiError(message, { status: 503, code: 'unavailable', headers, cause });
}
