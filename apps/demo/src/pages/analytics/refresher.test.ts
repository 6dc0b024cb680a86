import { beforeEach, expect, it, vi } from 'vitest';
import { createRefresher } from './refresher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function setUp() {
  const asked: {
    readonly signal: AbortSignal;
    readonly answer: (value: string) => void;
    readonly fail: (error: Error) => void;
  }[] = [];
  const heard: unknown[] = [];
  const refresher = createRefresher<string>({
    load: (signal) => new Promise((answer, fail) => asked.push({ signal, answer, fail })),
    onLoaded: (value) => heard.push(value),
    onFailed: (error) => heard.push(error),
  });
  const answer = async (value: string) => {
    asked.at(-1)?.answer(value);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asked, heard, answer, refresher };
}

it('loads at once, and anew a second after the answer however often it is nudged [N-3]', async () => {
  const { asked, heard, answer, refresher } = setUp();
  expect(asked).toHaveLength(1);
  refresher.nudge();
  refresher.nudge();
  await answer('first');
  refresher.nudge();
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await answer('second');
  expect(heard).toEqual(['first', 'second']);
});

it('loads at once when it is nudged after a pause, and without a nudge after a while', async () => {
  const { asked, answer, refresher } = setUp();
  await answer('first');
  await vi.advanceTimersByTimeAsync(5000);
  refresher.nudge();
  expect(asked).toHaveLength(2);
  await answer('second');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveLength(3);
});

it('goes on after a failure [K-2]', async () => {
  const { asked, heard, answer } = setUp();
  asked[0]?.fail(new Error('away'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked).toHaveLength(2);
  await answer('back');
  expect(heard).toEqual([new Error('away'), 'back']);
});

it('says nothing and asks nothing once it is closed', async () => {
  const { asked, heard, answer, refresher } = setUp();
  refresher.close();
  expect(asked[0]?.signal.aborted).toBe(true);
  await answer('late');
  refresher.nudge();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
  expect(asked).toHaveLength(1);
});

it('asks nothing either when it is closed while it waits', async () => {
  const { asked, answer, refresher } = setUp();
  await answer('first');
  await vi.advanceTimersByTimeAsync(1000);
  refresher.close();
  refresher.nudge();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});
