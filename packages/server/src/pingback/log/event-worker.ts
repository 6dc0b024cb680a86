import { setTimeout as sleep } from 'node:timers/promises';
import type { Collector } from '../collector.ts';
import type { Outcome } from '../store-rows.ts';
import type { EventLog, LoggedMessage } from './event-log.ts';
import { type LoggedRows, readMessage } from './log-message.ts';

/** Twenty requests of 50 events are one statement. */
const MESSAGES_PER_FETCH = 20;
const RETRY_MS = 500;
/** Shorter than the time after which another worker gets a message. */
const EXTEND_MS = 1500;

interface EventWorkerOptions {
  readonly log: EventLog;
  readonly collector: Pick<Collector, 'collect'>;
  readonly payloadSecret: () => Promise<string>;
  readonly clock: () => number;
  /** Called with the outcomes of each message, for the counts of events that were not stored. */
  readonly onStored: (outcomes: readonly Outcome[]) => void;
  /** Called once per outage of the database, and for each message that nobody can read. */
  readonly onError: (error: unknown) => void;
}

/**
 * Stores the messages of the log in the database, through the collector that also stores events without a log, and
 * acknowledges each message after its commit. While the database is away, it keeps its messages and tries again.
 * Returns a function that stops it: messages in progress are stored or returned to the log.
 */
export function startEventWorker(options: EventWorkerOptions): () => Promise<void> {
  const { log, collector, payloadSecret, clock, onStored, onError } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const inProgress = new Map<LoggedMessage, Promise<void>>();
  let isFailing = false;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        for await (const message of log.fetch(MESSAGES_PER_FETCH, signal)) start(message);
      } catch {
        // The log reports its outages.
        await pause();
      }
      while (inProgress.size >= MESSAGES_PER_FETCH) await Promise.race(inProgress.values());
    }
    await Promise.all(inProgress.values());
  }

  function start(message: LoggedMessage): void {
    const stored = store(message).finally(() => inProgress.delete(message));
    inProgress.set(message, stored);
  }

  async function store(message: LoggedMessage): Promise<void> {
    for (;;) {
      try {
        const batch = await read(message);
        if (batch === undefined) return message.drop();
        const waitedMs = Math.max(0, clock() - batch.at);
        const { isRedelivered } = message;
        const outcomes = await collector.collect(batch.rows, { waitedMs, isRedelivered });
        message.acknowledge();
        isFailing = false;
        onStored(outcomes);
        return;
      } catch (error) {
        if (!isFailing) onError(error);
        isFailing = true;
        await pause();
        if (signal.aborted) return message.release();
      }
    }
  }

  /** Undefined if nobody can read the message. */
  async function read({ content }: LoggedMessage): Promise<LoggedRows | undefined> {
    const secret = await payloadSecret();
    try {
      return readMessage(content, secret);
    } catch (cause) {
      onError(new Error('A message of the event log is invalid, and was deleted.', { cause }));
      return undefined;
    }
  }

  function pause(): Promise<unknown> {
    return sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }

  const timer = setInterval(() => {
    for (const message of inProgress.keys()) message.extend();
  }, EXTEND_MS).unref();
  const ended = run();
  return async () => {
    closing.abort();
    await ended;
    clearInterval(timer);
  };
}
