import { expect, it } from 'vitest';
import { createWorkQueue, QueueFullError } from './work-queue.ts';

/** Work that ends on demand, with a record of what was started. */
function controlledWork() {
  const started: string[] = [];
  const ends = new Map<string, { done: () => void; fail: (error: Error) => void }>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<void>((done, fail) => ends.set(name, { done, fail }));
  };
  const end = async (name: string) => {
    ends.get(name)?.done();
    await promisesSettled();
  };
  return { started, work, end, fail: (name: string, error: Error) => ends.get(name)?.fail(error) };
}

const promisesSettled = () => new Promise((resolve) => setImmediate(resolve));

it('runs two jobs at a time and the rest in order', async () => {
  const queue = createWorkQueue();
  const { started, work, end } = controlledWork();
  const all = ['a', 'b', 'c', 'd'].map((name) => queue.run(name, work(name)));
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  await Promise.all(all);
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

it('runs the work of a key once for concurrent callers, and again later', async () => {
  const queue = createWorkQueue();
  const { started, work, end } = controlledWork();
  const all = Promise.all([1, 2, 3].map(() => queue.run('a', work('a'))));
  expect(started).toEqual(['a']);
  await end('a');
  await all;
  const secondRun = queue.run('a', work('a'));
  expect(started).toEqual(['a', 'a']);
  await end('a');
  await secondRun;
});

it('rejects new work if too much is waiting, but lets callers join waiting work', async () => {
  const queue = createWorkQueue({ concurrency: 1, capacity: 1 });
  const { work, end } = controlledWork();
  const first = queue.run('a', work('a'));
  const second = queue.run('b', work('b'));
  await expect(queue.run('c', work('c'))).rejects.toBeInstanceOf(QueueFullError);
  const joined = queue.run('b', work('b'));
  await end('a');
  await end('b');
  await Promise.all([first, second, joined]);
});

it('runs requests before background work, which leaves a slot free', async () => {
  const queue = createWorkQueue({ concurrency: 2 });
  const { started, work, end } = controlledWork();
  const background = ['w1', 'w2', 'w3'].map((name) => queue.run(name, work(name), { priority: 'background' }));
  expect(started).toEqual(['w1']);
  const request = queue.run('r', work('r'));
  expect(started).toEqual(['w1', 'r']);
  const promoted = queue.run('w3', work('w3'));
  await end('w1');
  expect(started).toEqual(['w1', 'r', 'w3']);
  for (const name of ['r', 'w3', 'w2']) await end(name);
  await Promise.all([...background, request, promoted]);
});

it('drops only work without callers', async () => {
  const queue = createWorkQueue({ concurrency: 1 });
  const { started, work, end } = controlledWork();
  const [aborted, other] = [new AbortController(), new AbortController()];
  const running = queue.run('a', work('a'));
  const dropped = queue.run('b', work('b'), { signal: aborted.signal });
  const shared = queue.run('c', work('c'), { signal: other.signal });
  const queued = queue.run('c', work('c'));
  aborted.abort(new Error('the viewer left'));
  other.abort(new Error('the viewer left'));
  await expect(dropped).rejects.toThrow('the viewer left');
  await expect(shared).rejects.toThrow('the viewer left');
  await end('a');
  await end('c');
  await Promise.all([running, queued]);
  expect(started).toEqual(['a', 'c']);
});

it('rejects for all callers of failed work, and continues', async () => {
  const queue = createWorkQueue({ concurrency: 1 });
  const { started, work, end, fail } = controlledWork();
  const waiters = Promise.allSettled([queue.run('a', work('a')), queue.run('a', work('a'))]);
  const next = queue.run('b', work('b'));
  fail('a', new Error('no disk'));
  expect((await waiters).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  expect(started).toEqual(['a', 'b']);
  await end('b');
  await next;
});

it('does not start work for an aborted caller', async () => {
  const { started, work } = controlledWork();
  await expect(createWorkQueue().run('a', work('a'), { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow(
    'gone',
  );
  expect(started).toEqual([]);
});
