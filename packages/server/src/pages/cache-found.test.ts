import { buildGif } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { cacheFound } from './cache-found.ts';
import type { PageSource } from './page-source.ts';

const ORIGIN = 'https://gifs.example';
const rain = buildGif({ id: 'rain', analytics_response_payload: 'e=1' });

/** Returns the given results one after the other; throws errors. */
function sourceOf(...responses: readonly (Awaited<ReturnType<PageSource['embed']>> | Error)[]): PageSource['embed'] {
  const left = [...responses];
  return async () => {
    const response = left.shift();
    if (response instanceof Error) throw response;
    return response;
  };
}

it("returns a cached GIF without a viewer's payload if the database is unavailable", async () => {
  const find = cacheFound(sourceOf(rain, new Error('away')));
  expect(await find('rain', ORIGIN)).toBe(rain);
  expect(await find('rain', ORIGIN)).toEqual({ ...rain, analytics_response_payload: undefined });
});

it('rejects if the database is unavailable and the GIF is not cached', async () => {
  const find = cacheFound(sourceOf(rain, new Error('away'), new Error('away')));
  await find('rain', ORIGIN);
  await expect(find('snow', ORIGIN)).rejects.toThrow('away');
  await expect(find('rain', 'https://other.example')).rejects.toThrow('away');
});

it.each(['removed', undefined] as const)('drops a GIF that is %s', async (gone) => {
  const find = cacheFound(sourceOf(rain, gone, new Error('away')));
  await find('rain', ORIGIN);
  expect(await find('rain', ORIGIN)).toBe(gone);
  await expect(find('rain', ORIGIN)).rejects.toThrow('away');
});

it('caches 500 GIFs and drops the least recently used one', async () => {
  let isAway = false;
  const find = cacheFound(async (id) => {
    if (isAway) throw new Error('away');
    return { ...rain, id };
  });
  for (let index = 0; index <= 500; index += 1) await find(String(index), ORIGIN);
  isAway = true;
  await expect(find('0', ORIGIN)).rejects.toThrow('away');
  expect(await find('1', ORIGIN)).toMatchObject({ id: '1' });
  expect(await find('500', ORIGIN)).toMatchObject({ id: '500' });
});
