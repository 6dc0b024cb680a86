import { klipy as klipyProvider, localProvider } from '@zoetrope/model';
import { buildGif, buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { isZoetropeError } from '@zoetrope/transport';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Client, createClient } from '../create-client.ts';
import type { Dialect } from '../dialect.ts';
import { gifPaginator } from '../paging/gif-paginator.ts';
import { damage } from '../testing/damage.ts';
import { klipyDialect, klipyItems, klipyRecents, klipyReports, removeKlipyRecent, reportToKlipy } from './klipy.ts';
import { native } from './native.ts';
import { tenor, tenorReports } from './tenor.ts';

const tenorResult = {
  id: '17',
  title: 'Cat',
  content_description: 'A cat waves',
  created: 1_600_000_000,
  itemurl: 'https://a.example/view/17',
  tags: ['cat'],
  flags: ['sticker'],
  media_formats: {
    gif: { url: 'https://m.example/17.gif', dims: [498, 280], size: 900_000, duration: 2 },
    gif_transparent: { url: 'https://m.example/17-t.gif', dims: [498, 280], size: 900_000 },
    tinygif: { url: 'https://m.example/17-s.gif', dims: [220, 124], size: 90_000 },
    mp4: { url: 'https://m.example/17.mp4', dims: [498, 280], size: 90_000 },
  },
};

const klipyFile = { url: 'https://static.klipy.com/1.gif', width: 640, height: 320, size: 4000 };
const klipyItem = {
  id: 1,
  slug: 'cat-1',
  title: 'Cat',
  type: 'gif',
  tags: ['cat'],
  file: { hd: { gif: klipyFile, mp4: klipyFile, jpg: klipyFile }, sm: { webp: klipyFile } },
};
const klipyClip = {
  ...klipyItem,
  slug: 'clip-1',
  type: 'clip',
  file: { mp4: klipyFile.url },
  file_meta: { mp4: klipyFile },
};
const klipyCategory = { category: 'Cats', query: 'cat', preview_url: klipyFile.url };

interface DialectCase {
  readonly dialect: Dialect;
  /** Valid responses, to be damaged. */
  readonly responses: readonly unknown[];
  /** What responses have in common, around arbitrary data. */
  readonly envelope: (data: unknown) => unknown;
}

const CASES: readonly [string, DialectCase][] = [
  [
    'native',
    {
      dialect: native,
      responses: [buildWirePage({ limit: 2 })],
      envelope: (data) => ({ data, pagination: {}, meta: { response_id: 'r' } }),
    },
  ],
  [
    'Tenor',
    {
      dialect: tenor,
      responses: [
        { results: [tenorResult, tenorResult], next: 'abc' },
        {
          locale: 'en',
          tags: [{ searchterm: 'hi', name: '#hi', image: 'https://m.example/hi.gif', path: '/v2/search' }],
        },
        { results: ['cat', 'dog'] },
        { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } },
      ],
      envelope: (results) => ({ results, next: '' }),
    },
  ],
  [
    'KLIPY',
    {
      dialect: klipyDialect(),
      responses: [
        { result: true, data: { data: [klipyItem, klipyClip], current_page: 1, per_page: 24, has_next: true } },
        { result: true, data: { locale: 'en', categories: [klipyCategory] } },
        { result: true, data: ['cat', 'dog'] },
        { result: false, errors: { message: ['Wrong key.'] } },
      ],
      envelope: (data) => ({ result: true, data: { data, has_next: true } }),
    },
  ],
];

const CALLS: readonly ((client: Client) => Promise<unknown>)[] = [
  (client) => client.search('cat'),
  (client) => client.trending({ type: 'stickers' }),
  (client) => client.gif('cat-1'),
  (client) => client.gifs(['cat-1']),
  (client) => client.random({ tag: 'cat' }),
  (client) => client.categories(),
  (client) => client.searchTags('ca'),
  (client) => client.relatedTags('cat'),
  (client) => client.trendingSearches(),
  (client) => client.related('cat-1'),
  (client) => klipyRecents(client),
  (client) => klipyItems(client, ['cat-1']),
];

function respondWith(dialect: Dialect, respond: () => Response): Client {
  const { fetch } = fakeFetch(respond);
  const provider = localProvider('https://gifs.example');
  return createClient({ provider, apiKey: 'a-secret-key', dialect, fetch, retry: false, viewerStorage: 'memory' });
}

/** Whether a call resolves, or rejects with a typed error that does not reveal the key. */
async function isExpected(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    (error) => isZoetropeError(error) && !`${error.message} ${error.url} ${error.stack}`.includes('a-secret-key'),
  );
}

describe.each(CASES)('a bad response in the %s dialect', (_, { dialect, responses, envelope }) => {
  it('becomes a result or a typed error, for arbitrary JSON [M-1]', async () => {
    const bodies = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.jsonValue()).map(envelope),
      fc
        .tuple(fc.constantFrom(...responses), fc.jsonValue(), fc.nat(60))
        .map(([response, replacement, index]) => damage(response, { replacement, index })),
    );
    await fc.assert(
      fc.asyncProperty(bodies, fc.constantFrom(200, 200, 200, 400, 404, 500), async (body, status) => {
        const client = respondWith(dialect, () => jsonResponse(body, { status }));
        const ends = await Promise.all(CALLS.map((call) => isExpected(call(client))));
        expect(ends).not.toContain(false);
      }),
      { numRuns: 100 },
    );
  });

  it.each<[string, () => Response]>([
    [
      'no JSON',
      () => new Response('<!doctype html><title>Sign in</title>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    [
      'truncated JSON',
      () => new Response('{"results":[{"id":"1"', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['an empty body', () => new Response('')],
    ['bytes that are no text', () => new Response(new Uint8Array([0xff, 0xfe, 0x00]))],
    [
      'a body that fails',
      () => new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('reset')) })),
    ],
    ['a proxy error', () => new Response('<h1>502</h1>', { status: 502 })],
    ['a rate limit', () => new Response('', { status: 429, headers: { 'Retry-After': 'soon' } })],
  ])('is a typed error for %s [K-1]', async (_name, respond) => {
    const client = respondWith(dialect, respond);
    for (const call of CALLS.slice(0, 3)) {
      const end = call(client);
      await expect(end).rejects.toSatisfy((error) => isZoetropeError(error));
      expect(await isExpected(end)).toBe(true);
    }
  });

  it('ends a list whose pages repeat forever [C-13]', async () => {
    const client = respondWith(dialect, () => jsonResponse(responses[0]));
    const paginator = gifPaginator((page) => client.search('cat', page));
    for (let page = 0; page < 10 && !paginator.endReason; page += 1) await paginator.next();
    expect(paginator.endReason).toBe('stalled');
  });
});

it('reports to any service reject with a typed error, or resolve, for any response', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.constantFrom(200, 204, 400, 429, 500), async (body, status) => {
      const { fetch } = fakeFetch(() => new Response(status === 204 ? null : JSON.stringify(body), { status }));
      const shared = { apiKey: 'a-secret-key', fetch, retry: false, viewerStorage: 'memory' } as const;
      const ours = createClient({ ...shared, provider: localProvider('https://gifs.example'), dialect: tenor });
      const theirs = createClient({ ...shared, provider: klipyProvider, dialect: klipyDialect() });
      const gif = buildGif();
      const reports = [
        tenorReports(ours).share(gif),
        klipyReports(theirs).share(gif),
        klipyReports(theirs).view?.(gif),
        reportToKlipy(theirs, gif, { reason: 'spam' }),
        removeKlipyRecent(theirs, gif),
      ];
      const ends = await Promise.all(reports.map((report) => isExpected(Promise.resolve(report))));
      expect(ends).not.toContain(false);
    }),
    { numRuns: 30 },
  );
});
