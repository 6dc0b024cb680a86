import { buildGif } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { withEmbedFallback } from './embed-fallback.ts';
import type { PageSource } from './page-source.ts';

const ORIGIN = 'https://gifs.example';
const rain = buildGif({ id: 'rain', analytics_response_payload: 'e=1' });

/** Returns the given results one after the other; throws errors. */
function sourceOf(...responses: readonly (Awaited<ReturnType<PageSource['embed']>> | Error)[]): PageSource['embed'] {
  const remaining = [...responses];
  return async () => {
    const response = remaining.shift();
    if (response instanceof Error) throw response;
    return response;
  };
}

it("returns a cached GIF without a viewer's payload if the database is unavailable", async () => {
  const find = withEmbedFallback(sourceOf(rain, new Error('database unavailable')));
  expect(await find('rain', ORIGIN)).toBe(rain);
  expect(await find('rain', ORIGIN)).toEqual({ ...rain, analytics_response_payload: undefined });
});

it('rejects if the database is unavailable and the GIF is not cached', async () => {
  const find = withEmbedFallback(sourceOf(rain, new Error('database unavailable'), new Error('database unavailable')));
  await find('rain', ORIGIN);
  await expect(find('snow', ORIGIN)).rejects.toThrow('database unavailable');
  await expect(find('rain', 'https://other.example')).rejects.toThrow('database unavailable');
});

it.each(['removed', undefined] as const)('drops a cached GIF once the database returns %s', async (result) => {
  const find = withEmbedFallback(sourceOf(rain, result, new Error('database unavailable')));
  await find('rain', ORIGIN);
  expect(await find('rain', ORIGIN)).toBe(result);
  await expect(find('rain', ORIGIN)).rejects.toThrow('database unavailable');
});

it('caches 500 GIFs and drops the least recently used one', async () => {
  let isUnavailable = false;
  const find = withEmbedFallback(async (id) => {
    if (isUnavailable) throw new Error('database unavailable');
    return { ...rain, id };
  });
  for (let index = 0; index <= 500; index += 1) await find(String(index), ORIGIN);
  isUnavailable = true;
  await expect(find('0', ORIGIN)).rejects.toThrow('database unavailable');
  expect(await find('1', ORIGIN)).toMatchObject({ id: '1' });
  expect(await find('500', ORIGIN)).toMatchObject({ id: '500' });
});
