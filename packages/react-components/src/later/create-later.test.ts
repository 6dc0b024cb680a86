import { expect, it, vi } from 'vitest';
import { createLater } from './create-later.ts';
import { catchMicrotasks } from './testing/catch-microtasks.ts';

const settled = () => new Promise((done) => setTimeout(done));
const stop = () => {};
const make = (name: string) => () => ({ name, stop });

it('loads and makes once, at the first need, and serves all that waits in order', async () => {
  const create = vi.fn(make('part'));
  const load = vi.fn(async () => create);
  const later = createLater(load);
  expect(load).not.toHaveBeenCalled();
  const uses: string[] = [];
  later.need();
  later.need(({ name }) => uses.push(`${name} a`));
  later.need(({ name }) => uses.push(`${name} b`));
  expect(later.now()).toBeUndefined();
  await settled();
  expect(uses).toEqual(['part a', 'part b']);
  expect(load).toHaveBeenCalledOnce();
  expect(create).toHaveBeenCalledOnce();
  expect(later.now()?.name).toBe('part');
});

it('serves at once what has come', async () => {
  const later = createLater(async () => make('part'));
  later.need();
  await settled();
  const use = vi.fn();
  later.need(use);
  expect(use).toHaveBeenCalledExactlyOnceWith(later.now());
});

it('serves the others where one of those that wait throws', async () => {
  const thrown = catchMicrotasks();
  const later = createLater(async () => make('part'));
  const use = vi.fn();
  const error = new Error('of an application');
  later.need(() => {
    throw error;
  });
  later.need(use);
  await settled();
  expect(use).toHaveBeenCalledOnce();
  expect(thrown).toEqual([error]);
});

it('keeps what waits when loading fails, and tries again at the next need', async () => {
  const load = vi.fn(async () => make('part')).mockRejectedValueOnce(new Error('offline'));
  const later = createLater(load);
  const use = vi.fn();
  later.need(use);
  await settled();
  expect(use).not.toHaveBeenCalled();
  later.need();
  await settled();
  expect(use).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps the latest 200, however long loading fails', async () => {
  const load = vi.fn(async () => make('part')).mockRejectedValueOnce(new Error('offline'));
  const later = createLater(load);
  const uses: number[] = [];
  for (let use = 0; use < 300; use++) later.need(() => uses.push(use));
  await settled();
  later.need();
  await settled();
  expect([uses.length, uses[0], uses.at(-1)]).toEqual([200, 100, 299]);
});

it('makes nothing once it is stopped, and stops what it has made', async () => {
  const part = { stop: vi.fn() };
  const create = vi.fn(() => part);
  const load = vi.fn(async () => create);
  const early = createLater(load);
  early.need();
  early.stop();
  await settled();
  expect(create).not.toHaveBeenCalled();
  const later = createLater(load);
  later.need();
  await settled();
  later.stop();
  expect(part.stop).toHaveBeenCalledOnce();
});

it('stops what ended it as it was made', async () => {
  const part = { stop: vi.fn() };
  const use = vi.fn();
  const later = createLater(async () => () => {
    later.stop();
    return part;
  });
  later.need(use);
  await settled();
  expect(part.stop).toHaveBeenCalledOnce();
  expect(use).not.toHaveBeenCalled();
});
