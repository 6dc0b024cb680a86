import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { createTestService, openTestDatabase, type TestService } from '../../testing/test-service.ts';
import { knownKeys } from '../http/known-keys.ts';

const STRICT = 'strict-key';
const OPEN = 'open-key';

/** The only item with the rating y. */
const MILD = 'duckling';
const OTHERS = fixtureCatalogue.items.map(({ id }) => id).filter((id) => id !== MILD);

const PARAMETERS = {
  ...{ q: 'cat', s: 'cat', m: 'Hello', gif_id: MILD, ids: OTHERS.join(','), slugs: OTHERS.join(','), slug: 'scream' },
  ...{ rating: 'r', contentfilter: 'off', content_filter: 'off', per_page: '24', limit: '50' },
};
const SEGMENTS: { readonly [name: string]: string } = {
  ...{ id: 'scream', slug: 'scream', category: 'animals', subcategory: 'cat', tag: 'cat', q: 'cat' },
  ...{ kind: 'gifs', customer_id: 'a-viewer' },
};

let service: TestService;
beforeAll(async () => {
  const keys = new Map([
    [STRICT, { type: 'web', maxRating: 'y' } as const],
    [OPEN, { type: 'web' } as const],
  ]);
  service = createTestService(await openTestDatabase(), { knownKeys: knownKeys(keys), rateLimits: false });
});
afterAll(() => service.close());

const request = (path: string, init: RequestInit = {}) => service.app.request(`http://zoetrope.test${path}`, init);

/** Every read of the public APIs; the collector, which has a stream that does not end, returns no items. */
async function publicReads(): Promise<readonly string[]> {
  const { paths } = (await (await request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, object>>;
  };
  const prefixes = ['/v1/', '/v2/', '/api/v1/{app_key}/'];
  return Object.keys(paths).filter(
    (path) =>
      'get' in (paths[path] ?? {}) &&
      prefixes.some((prefix) => path.startsWith(prefix)) &&
      !path.startsWith('/v2/pingback'),
  );
}

/** The items in the responses of a read, by the URLs of their media. */
async function itemsIn(path: string, key: string): Promise<readonly string[]> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'app_key' ? key : (SEGMENTS[name] ?? 'x')));
  const query = new URLSearchParams({ ...PARAMETERS, api_key: key, key });
  const text = await (await request(`${filled}?${query}`)).text();
  return [...OTHERS, MILD].filter((id) => text.includes(`/media/${id}/`));
}

describe('an API key with a maximum rating', () => {
  it('limits every read of every public API to that rating', async () => {
    const reads = await publicReads();
    expect(reads.length).toBeGreaterThan(40);
    // So that there is something to list.
    for (const id of ['scream', 'lets-go', MILD]) {
      const body = JSON.stringify({ customer_id: SEGMENTS.customer_id });
      await request(`/api/v1/${OPEN}/gifs/share/${id}`, { method: 'POST', body });
    }
    const leaks: string[] = [];
    const withItems: string[] = [];
    for (const path of reads) {
      const strict = await itemsIn(path, STRICT);
      if (strict.some((id) => id !== MILD)) leaks.push(`${path}: ${strict}`);
      const open = await itemsIn(path, OPEN);
      if (open.some((id) => id !== MILD)) withItems.push(path);
    }
    expect(leaks).toEqual([]);
    // Otherwise the comparison proves nothing.
    expect(withItems.length).toBeGreaterThan(20);
  });

  it('responds 404 to the id of an item above that rating, as to an unknown one', async () => {
    const statuses = async (key: string) => {
      const paths = [
        `/v1/gifs/scream?api_key=${key}`,
        `/v1/content/scream?api_key=${key}`,
        `/v1/gifs/scream/associations?api_key=${key}`,
        `/v1/gifs/related?gif_id=scream&api_key=${key}`,
        `/api/v1/${key}/gifs/scream`,
      ];
      return Promise.all(paths.map(async (path) => (await request(path)).status));
    };
    expect(await statuses(OPEN)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(STRICT)).toEqual([404, 404, 404, 404, 404]);
    expect((await request(`/v1/gifs/${MILD}?api_key=${STRICT}`)).status).toBe(200);
  });

  it('keeps a lower rating of a request, and applies to requests without one', async () => {
    const ids = async (query: string, key: string) => {
      const response = await request(`/v1/gifs/trending?limit=50&api_key=${key}${query}`);
      const { data } = (await response.json()) as { data: readonly { id: string }[] };
      return data.map(({ id }) => id);
    };
    expect(await ids('', STRICT)).toEqual([MILD]);
    expect(await ids('&rating=y', OPEN)).toEqual([MILD]);
    expect((await ids('', OPEN)).length).toBeGreaterThan(5);
  });

  it('is not used by the pages of the service while there is another key of its type', () => {
    const strict = ['strict', { type: 'web', maxRating: 'g' }] as const;
    const open = ['open', { type: 'web' }] as const;
    expect(knownKeys(new Map([strict, open])).ofType('web')).toBe('open');
    expect(knownKeys(new Map([strict])).ofType('web')).toBe('strict');
    expect(knownKeys(new Map([strict])).ofType('mobile')).toBeUndefined();
  });
});
