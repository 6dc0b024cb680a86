import { expect, it } from 'vitest';
import { createIntake } from './intake.ts';

/** A clock whose timers are run one by one. */
function start() {
  const timers: (() => void)[] = [];
  const slices: (readonly number[])[] = [];
  const clock = {
    now: () => 0,
    after(_ms: number, run: () => void) {
      timers.push(run);
      return () => {};
    },
  };
  const intake = createIntake<number>(clock, (items) => void slices.push(items));
  return { intake, slices, sizes: () => slices.map((slice) => slice.length), tick: () => timers.shift()?.() };
}

it('hands a burst on in slices of 100, one in each task, in its order [N-4]', () => {
  const { intake, slices, sizes, tick } = start();
  for (let n = 0; n < 250; n += 1) intake.add(n);
  expect(sizes()).toEqual([]);
  tick();
  expect(sizes()).toEqual([100]);
  tick();
  tick();
  tick();
  expect(sizes()).toEqual([100, 100, 50]);
  expect(slices.flat()).toEqual(Array.from({ length: 250 }, (_, n) => n));
});

it('hands on as many at once as it is asked for, says how many are left, and hands on none twice [N-4]', () => {
  const { intake, sizes, tick } = start();
  for (let n = 0; n < 750; n += 1) intake.add(n);
  tick();
  expect(intake.drain(100)).toBe(550);
  expect(intake.drain(500)).toBe(50);
  expect(intake.drain(500)).toBe(0);
  expect(intake.drain(500)).toBe(0);
  tick();
  expect(sizes()).toEqual([100, 100, 500, 50]);
  intake.add(1);
  tick();
  expect(sizes()).toEqual([100, 100, 500, 50, 1]);
});

it('forgets what it has not handed on [N-4]', () => {
  const { intake, slices, tick } = start();
  for (let n = 0; n < 250; n += 1) intake.add(n);
  tick();
  intake.clear();
  tick();
  intake.add(250);
  tick();
  expect(slices.slice(1)).toEqual([[250]]);
});
