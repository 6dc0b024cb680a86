import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { type Collector, createCollector } from '../collector.ts';
import type { EventRow } from '../event-row.ts';
import type { Outcome } from '../store-rows.ts';
import type { EventLog, LoggedMessage } from './event-log.ts';
import { startEventWorker } from './event-worker.ts';
import { writeMessage } from './log-message.ts';

const AT = 1_750_000_000_000;
const EVENT = { ts: AT, action_type: 'SEEN', user_id: 'viewer', analytics_response_payload: undefined } as const;

/** A message that records its end. */
function createMessage(content: Uint8Array, { isRedelivered = false } = {}) {
  const ends: string[] = [];
  const message: LoggedMessage = {
    content,
    isRedelivered,
    acknowledge: () => ends.push('acknowledged'),
    drop: () => ends.push('dropped'),
    release: () => ends.push('released'),
    extend: () => ends.push('extended'),
  };
  return { message, ends };
}

/** A worker with these messages, and a collector that the test replaces. */
function setUp(messages: readonly LoggedMessage[], collect: Collector['collect']) {
  const waiting = [...messages];
  const outcomes: (readonly Outcome[])[] = [];
  const errors: unknown[] = [];
  const waits: (number | undefined)[] = [];
  const log: Pick<EventLog, 'fetch'> = {
    async *fetch(max, signal) {
      yield* waiting.splice(0, max);
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  };
  const stop = startEventWorker({
    log: log as EventLog,
    collector: {
      collect(rows, options) {
        waits.push(options?.waitedMs);
        return collect(rows, options);
      },
    },
    payloadSecret: async () => 'secret',
    clock: () => AT + 3000,
    onStored: (stored) => outcomes.push(stored),
    onError: (error) => errors.push(error),
  });
  onTestFinished(stop);
  return { stop, outcomes, errors, waits };
}

const logged = (count: number) =>
  writeMessage({ at: AT, client: 'mobile', events: Array.from({ length: count }, () => EVENT) });

describe('startEventWorker', () => {
  it('acknowledges a message once its events are stored, with the client and the time of the request [N-3]', async () => {
    const { message, ends } = createMessage(logged(2));
    const stored: (readonly EventRow[])[] = [];
    let commit = () => {};
    const committed = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const { outcomes, waits } = setUp([message], async (rows) => {
      stored.push(rows);
      await committed;
      return ['stored', 'rejected'];
    });
    await expect.poll(() => stored).toMatchObject([[{ client: 'mobile', ts: AT }, { client: 'mobile' }]]);
    expect(ends).not.toContain('acknowledged');
    commit();
    await expect.poll(() => ends).toContain('acknowledged');
    await expect.poll(() => outcomes).toEqual([['stored', 'rejected']]);
    expect(waits).toEqual([3000]);
  });

  it('stores a message that is delivered twice with the same ids, and does not report its duplicates [N-3]', async () => {
    const content = logged(2);
    const ids: string[][] = [];
    const committed: (readonly Outcome[])[] = [];
    const collector = createCollector({
      write: async (rows) => {
        const known = ids.flat();
        ids.push(rows.map(({ event_id }) => event_id));
        return rows.flatMap(({ event_id }, index) => (known.includes(event_id) ? [index] : []));
      },
      onStored: () => {},
      onCommitted: (outcomes) => committed.push(outcomes),
    });
    const messages = [createMessage(content), createMessage(content, { isRedelivered: true })];
    const { outcomes } = setUp(
      messages.map(({ message }) => message),
      collector.collect,
    );
    await expect.poll(() => outcomes).toEqual([['stored', 'stored'], []]);
    // The metrics agree with the counts in the database.
    expect(committed).toEqual(outcomes);
    expect(ids[0]).toEqual(ids[1]);
    expect(new Set(ids[0]).size).toBe(2);
  });

  it('reports duplicates of a message that is delivered once', async () => {
    const { message } = createMessage(logged(1));
    const collector = createCollector({ write: async () => [0], onStored: () => {} });
    const { outcomes } = setUp([message], collector.collect);
    await expect.poll(() => outcomes).toEqual([['duplicate']]);
  });

  it('keeps messages while the database is away, stores them later, and reports the outage once [N-3]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const messages = [createMessage(logged(1)), createMessage(logged(1))];
    let isAway = true;
    let attempts = 0;
    const { errors } = setUp(
      messages.map(({ message }) => message),
      async () => {
        attempts += 1;
        if (isAway) throw new ApiError('away', { status: 503, code: 'unavailable' });
        return ['stored'];
      },
    );
    await expect.poll(() => attempts).toBeGreaterThan(2);
    expect(messages.map(({ ends }) => ends)).toEqual([[], []]);
    vi.advanceTimersByTime(2000);
    expect(messages.map(({ ends }) => ends)).toEqual([['extended'], ['extended']]);
    isAway = false;
    await expect.poll(() => messages.map(({ ends }) => ends.at(-1))).toEqual(['acknowledged', 'acknowledged']);
    expect(errors).toHaveLength(1);
  });

  it('returns messages to the log when it stops while the database is away', async () => {
    const { message, ends } = createMessage(logged(1));
    const { stop, errors } = setUp([message], () => Promise.reject(new Error('away')));
    await expect.poll(() => errors).toHaveLength(1);
    await stop();
    expect(ends).toEqual(['released']);
  });

  it.each([
    ['is not JSON', '{'],
    ['has no events', '{}'],
    ['has an event without a time', JSON.stringify({ at: AT, client: 'web', events: [{ event_id: 'no-time-id' }] })],
  ])('drops a message that %s, and stores the next one', async (_, text) => {
    const invalid = createMessage(Buffer.from(text));
    const valid = createMessage(logged(1));
    const { errors } = setUp([invalid.message, valid.message], async () => ['stored']);
    await expect.poll(() => valid.ends).toEqual(['acknowledged']);
    expect(invalid.ends).toEqual(['dropped']);
    expect(errors).toMatchObject([{ message: 'A message of the event log is invalid, and was deleted.' }]);
  });
});
