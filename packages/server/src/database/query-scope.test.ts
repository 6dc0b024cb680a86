import { describe, expect, it } from 'vitest';
import { QueryAbortedError } from './database-errors.ts';
import { createTurns } from './query-scope.ts';

describe('createTurns', () => {
  it('lets requests continue one by one, and other work in between', async () => {
    const takeTurn = createTurns();
    const { signal } = new AbortController();
    const events: string[] = [];
    const request = async (name: string) => {
      await takeTurn(signal);
      events.push(name);
      setImmediate(() => events.push(`health check after ${name}`));
    };
    await Promise.all([request('first'), request('second'), request('third')]);
    expect(events).toEqual(['first', 'health check after first', 'second', 'health check after second', 'third']);
  });

  it('rejects requests that were aborted, also while they waited, and continues with the others', async () => {
    const takeTurn = createTurns();
    const aborting = new AbortController();
    const { signal } = new AbortController();
    const first = takeTurn(signal).then(() => aborting.abort());
    await expect(takeTurn(aborting.signal)).rejects.toThrow(QueryAbortedError);
    await first;
    await takeTurn(signal);
  });

  it('does not delay work without a signal', async () => {
    const takeTurn = createTurns();
    const { signal } = new AbortController();
    const events: string[] = [];
    const waiting = takeTurn(signal).then(() => events.push('read'));
    await takeTurn(undefined).then(() => events.push('write'));
    await waiting;
    expect(events).toEqual(['write', 'read']);
  });
});
