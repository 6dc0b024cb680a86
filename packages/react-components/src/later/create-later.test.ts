import { expect, it, vi } from 'vitest';
import { createLater } from './create-later.ts';

const settled = () => new Promise((done) => setTimeout(done));

it('loads once, at the first need, and serves all that waits in order', async () => {
  const load = vi.fn(async () => 'parts');
  const onLoaded = vi.fn();
  const need = createLater(load, onLoaded);
  expect(load).not.toHaveBeenCalled();
  const uses: string[] = [];
  need();
  need((parts) => uses.push(`${parts} a`));
  need((parts) => uses.push(`${parts} b`));
  await settled();
  expect(uses).toEqual(['parts a', 'parts b']);
  expect(load).toHaveBeenCalledOnce();
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('parts');
});

it('serves at once what has come', async () => {
  const need = createLater(
    async () => 'parts',
    () => {},
  );
  need();
  await settled();
  const use = vi.fn();
  need(use);
  expect(use).toHaveBeenCalledExactlyOnceWith('parts');
});

it('keeps what waits when loading fails, and tries again at the next need', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('parts');
  const need = createLater(load, () => {});
  const use = vi.fn();
  need(use);
  await settled();
  expect(use).not.toHaveBeenCalled();
  need();
  await settled();
  expect(use).toHaveBeenCalledExactlyOnceWith('parts');
  expect(load).toHaveBeenCalledTimes(2);
});
