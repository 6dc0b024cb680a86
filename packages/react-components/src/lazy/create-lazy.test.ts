import { expect, it, vi } from 'vitest';
import { createLazy } from './create-lazy.ts';
import { catchMicrotasks } from './testing/catch-microtasks.ts';

const promisesSettled = () => new Promise((resolve) => setTimeout(resolve));
const stop = () => {};
const make = (name: string) => () => ({ name, stop });

it('loads and creates once, on first use, and runs pending calls in order', async () => {
  const create = vi.fn(make('part'));
  const load = vi.fn(async () => create);
  const lazy = createLazy(load);
  expect(load).not.toHaveBeenCalled();
  const uses: string[] = [];
  lazy.load();
  lazy.load(({ name }) => uses.push(`${name} a`));
  lazy.load(({ name }) => uses.push(`${name} b`));
  expect(lazy.peek()).toBeUndefined();
  await promisesSettled();
  expect(uses).toEqual(['part a', 'part b']);
  expect(load).toHaveBeenCalledOnce();
  expect(create).toHaveBeenCalledOnce();
  expect(lazy.peek()?.name).toBe('part');
});

it('runs a call immediately once it has loaded', async () => {
  const lazy = createLazy(async () => make('part'));
  lazy.load();
  await promisesSettled();
  const use = vi.fn();
  lazy.load(use);
  expect(use).toHaveBeenCalledExactlyOnceWith(lazy.peek());
});

it('runs the other pending calls if one throws', async () => {
  const thrown = catchMicrotasks();
  const lazy = createLazy(async () => make('part'));
  const use = vi.fn();
  const error = new Error('of an application');
  lazy.load(() => {
    throw error;
  });
  lazy.load(use);
  await promisesSettled();
  expect(use).toHaveBeenCalledOnce();
  expect(thrown).toEqual([error]);
});

it('keeps pending calls when loading fails, and retries on next use', async () => {
  const load = vi.fn(async () => make('part')).mockRejectedValueOnce(new Error('offline'));
  const lazy = createLazy(load);
  const use = vi.fn();
  lazy.load(use);
  await promisesSettled();
  expect(use).not.toHaveBeenCalled();
  lazy.load();
  await promisesSettled();
  expect(use).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps the latest 200 pending calls, however long loading fails', async () => {
  const load = vi.fn(async () => make('part')).mockRejectedValueOnce(new Error('offline'));
  const lazy = createLazy(load);
  const uses: number[] = [];
  for (let use = 0; use < 300; use++) lazy.load(() => uses.push(use));
  await promisesSettled();
  lazy.load();
  await promisesSettled();
  expect(uses).toHaveLength(200);
  expect(uses[0]).toBe(100);
  expect(uses.at(-1)).toBe(299);
});

it('creates nothing once it is stopped, and stops the created part', async () => {
  const part = { stop: vi.fn() };
  const create = vi.fn(() => part);
  const load = vi.fn(async () => create);
  const early = createLazy(load);
  early.load();
  early.stop();
  await promisesSettled();
  expect(create).not.toHaveBeenCalled();
  const lazy = createLazy(load);
  lazy.load();
  await promisesSettled();
  lazy.stop();
  expect(part.stop).toHaveBeenCalledOnce();
});

it('stops a part whose creation stopped it', async () => {
  const part = { stop: vi.fn() };
  const use = vi.fn();
  const lazy = createLazy(async () => () => {
    lazy.stop();
    return part;
  });
  lazy.load(use);
  await promisesSettled();
  expect(part.stop).toHaveBeenCalledOnce();
  expect(use).not.toHaveBeenCalled();
});
