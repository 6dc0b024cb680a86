import { describe, expect, it } from 'vitest';
import { createConnectionQueue } from './connection-queue.ts';
import { DatabaseBusyError, QueryAbortedError } from './database-errors.ts';

const LIMITS = { connections: 1, maxWaiting: 2, maxWaitMs: 60_000 };

describe('createConnectionQueue', () => {
  it('grants connections in order, and health checks first', async () => {
    const { acquire } = createConnectionQueue(LIMITS);
    const granted: string[] = [];
    const free = await acquire({ work: 'read' });
    const turns = (['read', 'background', 'health'] as const).map(async (work) => {
      const end = await acquire({ work });
      granted.push(work);
      end();
    });
    free();
    await Promise.all(turns);
    expect(granted).toEqual(['health', 'read', 'background']);
  });

  it('rejects requests beyond its length, but no background work', async () => {
    const { acquire } = createConnectionQueue(LIMITS);
    const free = await acquire({ work: 'read' });
    const waiting = [acquire({ work: 'read' }), acquire({ work: 'write' }), acquire({ work: 'background' })];
    await expect(acquire({ work: 'read' })).rejects.toBeInstanceOf(DatabaseBusyError);
    free();
    for (const turn of waiting) (await turn)();
    (await acquire({ work: 'read' }))();
  });

  it('rejects requests that wait too long', async () => {
    const { acquire } = createConnectionQueue({ ...LIMITS, maxWaitMs: 1 });
    const free = await acquire({ work: 'read' });
    await expect(acquire({ work: 'read' })).rejects.toBeInstanceOf(DatabaseBusyError);
    free();
    (await acquire({ work: 'read' }))();
  });

  it('drops aborted requests', async () => {
    const { acquire } = createConnectionQueue(LIMITS);
    const aborting = new AbortController();
    const free = await acquire({ work: 'read' });
    const aborted = acquire({ work: 'read', signal: aborting.signal });
    const next = acquire({ work: 'read', signal: new AbortController().signal });
    aborting.abort();
    await expect(aborted).rejects.toBeInstanceOf(QueryAbortedError);
    await expect(acquire({ work: 'read', signal: aborting.signal })).rejects.toBeInstanceOf(QueryAbortedError);
    free();
    (await next)();
  });
});
