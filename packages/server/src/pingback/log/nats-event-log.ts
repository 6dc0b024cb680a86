import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Consumer, JetStreamApiError, JetStreamClient, JetStreamManager, JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { ApiError } from '../../http/api-error.ts';
import type { EventLog, LoggedMessage, LogState } from './event-log.ts';
import { loadNats, type Nats } from './load-nats.ts';
import { CONSUMER, checkStream, isNotFound, prepareStream, readState, subjectOf } from './log-stream.ts';
import { type LogLocation, parseLogUrl } from './log-url.ts';
import { connect, openManager, REQUEST_MS } from './nats-connection.ts';

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

const RECONNECT_MS = 250;
const FETCH_MS = 5000;
const RETRY_AFTER_SECONDS = 2;
/** Codes with which JetStream rejects a message for lack of space: of the stream, its disk or its account. */
const FULL_CODES = new Set([
  10_077, // The stream cannot store it, usually because of its size.
  10_047, // The storage of the server is used up.
  10_023, // The server has insufficient resources.
  10_002, // The storage of the account is used up.
]);

/** What fails, so that each outage is reported once, whether or not other operations succeed. */
type Operation = 'connect' | 'append' | 'fetch' | 'state';

/** A connection with its stream and consumer. */
interface Session {
  readonly connection: NatsConnection;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly consumer: Consumer;
}

/**
 * Opens the log, and creates its stream unless it exists. Resolves after the first attempt to connect; while the server
 * is away, or the stream is not an event log, calls fail, and the connection is retried. Throws a `ServerError` if the
 * client of NATS is not installed.
 */
export async function openEventLog(
  options: EventLogOptions,
  { onError = () => {} }: EventLogEdges = {},
): Promise<EventLog> {
  const location = parseLogUrl(options.url);
  const nats = await loadNats();
  const closing = new AbortController();
  const failing = new Set<Operation>();
  let session: Session | undefined;

  function fail(operation: Operation, error: unknown): void {
    if (failing.size === 0 && !closing.signal.aborted) onError(error);
    failing.add(operation);
  }

  async function open(): Promise<void> {
    try {
      session = await openSession(nats, location, options.secret);
      failing.delete('connect');
    } catch (error) {
      fail('connect', error);
    }
  }

  // The client's own reconnection would keep requests of callers in memory until it succeeds.
  async function keepOpen(): Promise<void> {
    while (!closing.signal.aborted) {
      if (session !== undefined) {
        const error = await session.connection.closed();
        fail('connect', error ?? new Error('The connection was closed.'));
      }
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

  /** Opens another session, which creates a stream or consumer that was deleted. */
  function reopen({ connection }: Session, operation: Operation, error: unknown): void {
    // The error of a connection that was lost is its own.
    if (connection.isClosed()) return;
    fail(operation, error);
    void connection.close();
  }

  await open();
  const kept = keepOpen();

  return {
    async append(content) {
      const current = requireSession();
      try {
        await current.client.publish(subjectOf(location), content, { msgID: randomUUID(), timeout: REQUEST_MS });
        failing.delete('append');
      } catch (cause) {
        if (!(cause instanceof nats.jetstream.JetStreamApiError)) {
          reopen(current, 'append', cause);
          throw unavailable(cause);
        }
        if (FULL_CODES.has(cause.code)) throw full(cause);
        fail('append', cause);
        throw rejected(cause);
      }
    },
    async *fetch(max, signal) {
      const current = requireSession();
      const { consumer, connection } = current;
      try {
        const messages = await consumer.fetch({ max_messages: max, expires: FETCH_MS });
        const stop = () => messages.stop();
        signal.addEventListener('abort', stop);
        try {
          if (signal.aborted) return;
          for await (const message of messages) {
            failing.delete('fetch');
            const logged = toLoggedMessage(message, connection);
            // Messages that have arrived are delivered in spite of `stop`.
            if (signal.aborted) logged.release();
            else yield logged;
          }
        } finally {
          signal.removeEventListener('abort', stop);
          messages.stop();
        }
        // A connection that is lost ends a fetch without an error.
        if (!connection.isClosed()) failing.delete('fetch');
      } catch (error) {
        reopen(current, 'fetch', error);
        throw error;
      }
    },
    async state() {
      const current = requireSession();
      try {
        const state = await readState(current.manager, location);
        failing.delete('state');
        return state;
      } catch (error) {
        // Nothing else notices this in a process that neither appends nor fetches.
        if (isNotFound(nats, error)) reopen(current, 'state', error);
        throw error;
      }
    },
    async close() {
      await session?.connection.flush().catch(() => undefined);
      closing.abort();
      await session?.connection.close();
      await kept;
    },
  };
}

/**
 * The version of a server that has JetStream, and the state of the stream, undefined if there is none. Creates nothing.
 * Throws a `ServerError` if the stream is not an event log.
 */
export async function checkEventLog(
  options: EventLogOptions,
): Promise<{ version: string; state: LogState | undefined }> {
  const location = parseLogUrl(options.url);
  const nats = await loadNats();
  const connection = await connect(nats, location, options.secret);
  try {
    const manager = await openManager(nats, connection);
    const state = await checkStream(nats, manager, location);
    return { version: connection.info?.version ?? 'unknown', state };
  } finally {
    await connection.close();
  }
}

async function openSession(nats: Nats, location: LogLocation, secret: string | undefined): Promise<Session> {
  const connection = await connect(nats, location, secret);
  try {
    const manager = await openManager(nats, connection);
    await prepareStream(nats, manager, location);
    const client = nats.jetstream.jetstream(connection, { timeout: REQUEST_MS });
    return { connection, client, manager, consumer: await client.consumers.get(location.stream, CONSUMER) };
  } catch (error) {
    await connection.close();
    throw error;
  }
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

function unavailable(cause?: unknown): ApiError {
  return retryLater('The event log cannot be reached. Send these events again soon.', cause);
}

function full(cause: unknown): ApiError {
  return retryLater('The event log is full. Send these events again later.', cause);
}

/** For example because it is larger than the stream permits. */
function rejected(cause: JetStreamApiError): ApiError {
  return retryLater(`The event log rejects these events: ${cause.message}. Send them again later.`, cause);
}

function retryLater(message: string, cause: unknown): ApiError {
  const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS) };
  return new ApiError(message, { status: 503, code: 'unavailable', headers, cause });
}
