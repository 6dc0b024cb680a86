import type { JetStreamManager, StreamConfig, StreamInfo } from '@nats-io/jetstream';
import { ServerError } from '../../server-error.ts';
import type { LogState } from './event-log.ts';
import type { Nats } from './load-nats.ts';
import type { LogLocation } from './log-url.ts';

/** The durable consumer that all workers share. */
export const CONSUMER = 'workers';
/** After this time without a sign of a worker, another one gets the message. */
const ACK_WAIT_NS = 5_000_000_000;
/** Larger than any message: bodies have at most 64 KiB, and ids may be added. */
const MAX_MESSAGE_BYTES = 262_144;

/** The subject of all messages. */
export function subjectOf({ stream }: LogLocation): string {
  return `${stream}.events`;
}

/**
 * Creates the stream and its consumer unless they exist. Of an existing stream, it changes the size only; of an
 * existing consumer, the time to acknowledge. Throws a `ServerError`, and changes nothing, if the stream is not an
 * event log.
 */
export async function prepareStream(nats: Nats, manager: JetStreamManager, location: LogLocation): Promise<void> {
  await prepareStorage(nats, manager, location);
  await prepareConsumer(nats, manager, location);
}

async function prepareStorage(nats: Nats, manager: JetStreamManager, location: LogLocation): Promise<void> {
  const { stream, maxBytes } = location;
  const info = await unlessNotFound(nats, manager.streams.info(stream));
  if (info === undefined) {
    await manager.streams.add({ name: stream, ...requiredSettings(nats, location), max_bytes: maxBytes });
    return;
  }
  checkSettings(nats, location, info.config);
  if (info.config.max_bytes !== maxBytes) await manager.streams.update(stream, { max_bytes: maxBytes });
}

async function prepareConsumer(nats: Nats, manager: JetStreamManager, location: LogLocation): Promise<void> {
  const { stream } = location;
  const info = await unlessNotFound(nats, manager.consumers.info(stream, CONSUMER));
  if (info === undefined) {
    await manager.consumers.add(stream, {
      durable_name: CONSUMER,
      filter_subject: subjectOf(location),
      ack_policy: nats.jetstream.AckPolicy.Explicit,
      ack_wait: ACK_WAIT_NS,
      max_deliver: -1,
    });
  } else if (info.config.ack_wait !== ACK_WAIT_NS) {
    await manager.consumers.update(stream, CONSUMER, { ack_wait: ACK_WAIT_NS });
  }
}

type RequiredSettings = Pick<StreamConfig, 'subjects' | 'storage' | 'retention' | 'discard'>;

/** Without them, a stream would lose events, or belongs to another application. */
function requiredSettings({ jetstream }: Nats, location: LogLocation): RequiredSettings {
  return {
    subjects: [subjectOf(location)],
    storage: jetstream.StorageType.File,
    // A message is deleted when a worker has acknowledged it.
    retention: jetstream.RetentionPolicy.Workqueue,
    // A full log rejects new messages, and deletes none.
    discard: jetstream.DiscardPolicy.New,
  };
}

function checkSettings(nats: Nats, location: LogLocation, config: StreamConfig): void {
  const required = requiredSettings(nats, location);
  const names = Object.keys(required) as (keyof RequiredSettings)[];
  const differences = names
    .map((name) => ({ name, actual: JSON.stringify(config[name]), expected: JSON.stringify(required[name]) }))
    .filter(({ actual, expected }) => actual !== expected)
    .map(({ name, actual, expected }) => `its ${name} must be ${expected}, but is ${actual}`);
  if (differences.length === 0) return;
  throw new ServerError(
    `The stream ${location.stream} is not an event log: ${differences.join('; ')}. Choose another name with ?stream=NAME in the URL of the log, or change the stream.`,
  );
}

/** Rejects if the stream or its consumer does not exist. */
export async function readState(manager: JetStreamManager, location: LogLocation): Promise<LogState> {
  const { stream } = location;
  const info = await manager.streams.info(stream);
  // A server that was killed can have acknowledged messages again, which it delivers to nobody: only the consumer knows.
  const consumer = await manager.consumers.info(stream, CONSUMER);
  const messages = consumer.num_pending + consumer.num_ack_pending;
  const firstOpen = { seq: consumer.ack_floor.stream_seq + 1, next_by_subj: subjectOf(location) };
  const oldest = messages > 0 ? await manager.streams.getMessage(stream, firstOpen) : null;
  return { ...sizeOf(info), messages, oldest: oldest?.time.getTime() };
}

/**
 * Reads the state of a stream that may lack its consumer, which is created when the log is opened. Undefined if there is
 * no stream. Throws a `ServerError` if it is not an event log.
 */
export async function checkStream(
  nats: Nats,
  manager: JetStreamManager,
  location: LogLocation,
): Promise<LogState | undefined> {
  const info = await unlessNotFound(nats, manager.streams.info(location.stream));
  if (info === undefined) return undefined;
  checkSettings(nats, location, info.config);
  const state = await unlessNotFound(nats, readState(manager, location));
  return state ?? { ...sizeOf(info), messages: 0, oldest: undefined };
}

function sizeOf({ config, state }: StreamInfo): Pick<LogState, 'bytes' | 'maxBytes' | 'isFull'> {
  return {
    bytes: state.bytes,
    maxBytes: config.max_bytes,
    isFull: config.max_bytes > 0 && state.bytes + MAX_MESSAGE_BYTES > config.max_bytes,
  };
}

/** Whether the stream or the consumer does not exist. */
export function isNotFound({ jetstream }: Nats, error: unknown): boolean {
  const { StreamNotFound, ConsumerNotFound } = jetstream.JetStreamApiCodes;
  if (!(error instanceof jetstream.JetStreamApiError)) return false;
  return error.code === StreamNotFound || error.code === ConsumerNotFound;
}

async function unlessNotFound<T>(nats: Nats, result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (isNotFound(nats, error)) return undefined;
    throw error;
  }
}
