import { expect, it } from 'vitest';
import { createIngestBuffer } from './ingest-buffer.ts';

/** Creates a buffer with a fake clock: each `tick` runs the next timer. */
function start() {
  const timers: (() => void)[] = [];
  const batches: (readonly number[])[] = [];
  const clock = {
    now: () => 0,
    after(_ms: number, run: () => void) {
      timers.push(run);
      return () => {};
    },
  };
  const buffer = createIngestBuffer<number>(clock, (items) => void batches.push(items));
  return { buffer, batches, sizes: () => batches.map((batch) => batch.length), tick: () => timers.shift()?.() };
}

it('passes a burst on in batches of 100, one per task, in order [N-4]', () => {
  const { buffer, batches, sizes, tick } = start();
  for (let n = 0; n < 250; n += 1) buffer.add(n);
  expect(sizes()).toEqual([]);
  tick();
  expect(sizes()).toEqual([100]);
  tick();
  tick();
  tick();
  expect(sizes()).toEqual([100, 100, 50]);
  expect(batches.flat()).toEqual(Array.from({ length: 250 }, (_, n) => n));
});

it('flushes up to the given number, returns how many are left, and passes each item on once [N-4]', () => {
  const { buffer, sizes, tick } = start();
  for (let n = 0; n < 750; n += 1) buffer.add(n);
  tick();
  expect(buffer.flush(100)).toBe(550);
  expect(buffer.flush(500)).toBe(50);
  expect(buffer.flush(500)).toBe(0);
  expect(buffer.flush(500)).toBe(0);
  tick();
  expect(sizes()).toEqual([100, 100, 500, 50]);
  buffer.add(1);
  tick();
  expect(sizes()).toEqual([100, 100, 500, 50, 1]);
});

it('drops buffered items on clear [N-4]', () => {
  const { buffer, batches, tick } = start();
  for (let n = 0; n < 250; n += 1) buffer.add(n);
  tick();
  buffer.clear();
  tick();
  buffer.add(250);
  tick();
  expect(batches.slice(1)).toEqual([[250]]);
});
