import { describe, expect, it } from 'vitest';
import { createCollector } from './collector.ts';
import type { EventRow } from './event-row.ts';

function row(event_id: string): EventRow {
  return {
    event_id,
    day: '2026-11-21',
    ts: 1,
    action_type: 'SEEN',
    user_id: 'u',
    analytics_response_payload: 'p',
    client: 'web',
    item_id: undefined,
    response_id: undefined,
    response_day: undefined,
  };
}

const rows = (count: number, name = 'event') => Array.from({ length: count }, (_, index) => row(`${name}-${index}`));

function databaseError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

const FULL = { status: 503, code: 'unavailable', headers: { 'Retry-After': '2' } };

/** A database that writes on demand and records its rows. */
function setUp(errorFor: (ids: readonly string[]) => Error | undefined = () => undefined) {
  const batches: (readonly string[])[] = [];
  const stored = new Set<string>();
  let notifications = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const collector = createCollector({
    write: async (batch) => {
      const ids = batch.map(({ event_id }) => event_id);
      batches.push(ids);
      await opened;
      const error = errorFor(ids);
      if (error !== undefined) throw error;
      const known = ids.flatMap((id, index) => (stored.has(id) ? [index] : []));
      for (const id of ids) stored.add(id);
      return known;
    },
    onStored: () => {
      notifications += 1;
    },
  });
  return { collector, batches, stored, open, notifications: () => notifications };
}

describe('createCollector', () => {
  it('writes the events that arrive during a write in one statement [N-3]', async () => {
    const { collector, batches, open, notifications } = setUp();
    const calls = ['a', 'b', 'c'].map((name) => collector.collect(rows(2, name)));
    open();
    expect(await Promise.all(calls)).toEqual(Array(3).fill(['stored', 'stored']));
    expect(batches).toEqual([
      ['a-0', 'a-1'],
      ['b-0', 'b-1', 'c-0', 'c-1'],
    ]);
    expect(notifications()).toBe(2);
  });

  it('limits the size of a statement and never splits a call [N-3]', async () => {
    const { collector, batches, open } = setUp();
    const calls = [1, 600, 300, 300, 1000, 50].map((count, index) => collector.collect(rows(count, `call-${index}`)));
    open();
    await Promise.all(calls);
    expect(batches.map((ids) => ids.length)).toEqual([1, 900, 300, 1000, 50]);
  });

  it('reports to each caller which of its events were duplicates [N-3]', async () => {
    const { collector, open } = setUp();
    open();
    await collector.collect([row('old')]);
    const calls = [[row('x')], [row('new'), row('old'), row('new')], [row('new')]];
    expect(await Promise.all(calls.map((rows) => collector.collect(rows)))).toEqual([
      ['stored'],
      ['stored', 'duplicate', 'duplicate'],
      ['duplicate'],
    ]);
    expect(await collector.collect([])).toEqual([]);
  });

  it('isolates the one event that the database rejects, and stores those of all others [N-3]', async () => {
    const { collector, stored, open } = setUp((ids) => (ids.includes('poison-3') ? databaseError('22P05') : undefined));
    open();
    const [, poisoned, other] = await Promise.all(
      [rows(1, 'first'), rows(7, 'poison'), rows(9, 'other')].map((batch) => collector.collect(batch)),
    );
    expect(poisoned).toEqual(rows(7).map((_, index) => (index === 3 ? 'rejected' : 'stored')));
    expect(other).toEqual(Array(9).fill('stored'));
    expect(stored.size).toBe(1 + 6 + 9);
  });

  it('retries after a deadlock with another process [N-3]', async () => {
    let failuresLeft = 2;
    const { collector, open } = setUp(() => (failuresLeft-- > 0 ? databaseError('40P01') : undefined));
    open();
    expect(await collector.collect([row('a')])).toEqual(['stored']);
  });

  it('acknowledges nothing without a database, and recovers [N-3]', async () => {
    let isUnavailable = true;
    const { collector, open, notifications } = setUp(() => (isUnavailable ? databaseError('57P01') : undefined));
    open();
    const failed = await Promise.allSettled([collector.collect([row('a')]), collector.collect([row('b')])]);
    expect(failed).toMatchObject([{ reason: { code: '57P01' } }, { reason: { code: '57P01' } }]);
    expect(notifications()).toBe(0);
    isUnavailable = false;
    expect(await collector.collect([row('a')])).toEqual(['stored']);
  });

  it('rejects with 503 if too many events are queued, and loses none that it accepted [N-3]', async () => {
    const { collector, stored, open } = setUp();
    const calls = Array.from({ length: 10 }, (_, index) => collector.collect(rows(1000, `call-${index}`)));
    await expect(collector.collect([row('late')])).rejects.toMatchObject(FULL);
    open();
    expect((await Promise.all(calls)).flat()).toEqual(Array(10_000).fill('stored'));
    expect(stored.size).toBe(10_000);
    expect(await collector.collect([row('late')])).toEqual(['stored']);
  });

  it('rejects calls before any work if too many arrive at once, and accepts others later [N-3]', async () => {
    const { collector } = setUp();
    const entered = await Promise.allSettled(Array.from({ length: 300 }, collector.admit));
    const leaves = entered.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(leaves).toHaveLength(250);
    expect(entered.at(-1)).toMatchObject({ status: 'rejected', reason: FULL });
    leaves[0]?.();
    await expect(collector.admit()).resolves.toBeTypeOf('function');
    await expect(collector.admit()).rejects.toMatchObject(FULL);
  });
});
