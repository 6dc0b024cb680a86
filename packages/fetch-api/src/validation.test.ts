import { localProvider } from '@zoetrope/model';
import { buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { isZoetropeError } from '@zoetrope/transport';
import { describe, expect, it } from 'vitest';
import type { ClientOptions } from './create-base-client.ts';
import { createClient } from './create-client.ts';

function setUp(options: Partial<ClientOptions> = {}) {
  const { fetch, urls } = fakeFetch(() => jsonResponse(buildWirePage()));
  const provider = localProvider('https://gifs.example');
  return { client: createClient({ provider, apiKey: 'zoetrope-web', fetch, ...options }), urls };
}

describe('a method call', () => {
  it.each(['a/b ?x', 'ü', '\ud800', '%2e'])('keeps %j inside its path segment [C-4]', async (category) => {
    const { client, urls } = setUp();
    await client.subcategories(category);
    expect(urls[0]?.pathname.split('/')).toHaveLength(5);
  });

  it.each(['', '.', '..'])('rejects %j as a path segment before it sends a request [C-5]', async (id) => {
    const { client, urls } = setUp();
    await expect(client.gif(id)).rejects.toSatisfy((error) => isZoetropeError(error, 'validation'));
    expect(urls).toHaveLength(0);
  });

  it('rejects a category without a subcategory before it sends a request [C-4]', async () => {
    const { client, urls } = setUp();
    // @ts-expect-error as a program without types may call it
    const call = client.gifs('actions', undefined);
    await expect(call).rejects.toSatisfy((error) => isZoetropeError(error, 'validation'));
    expect(urls).toHaveLength(0);
  });

  it.each([{ timeout: Number.NaN }, { totalTimeout: -1 }])('throws for the deadline %j [C-1]', (times) => {
    expect(() => setUp(times)).toThrow(`${Object.keys(times)[0]} cannot be ${Object.values(times)[0]}`);
  });

  it.each([{ ttl: Number.NaN }, { errorTtl: Number.NaN }, { ttl: -1 }, { max: Number.NaN }, { maxItems: -1 }])(
    'throws for the cache options %j [C-2]',
    (cache) => {
      const message = `${Object.keys(cache)[0]} cannot be ${Object.values(cache)[0]}`;
      expect(() => setUp({ cache })).toThrow(expect.objectContaining({ code: 'validation', message }));
    },
  );
});
