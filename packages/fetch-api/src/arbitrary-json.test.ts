import { GIF_FLAGS, isGifId, localProvider } from '@zoetrope/model';
import { buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { isZoetropeError } from '@zoetrope/transport';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Client, createClient } from './create-client.ts';
import { embedInfo } from './endpoints/embed-info.ts';
import { toGif } from './normalize/to-gif.ts';
import { damage } from './testing/damage.ts';

const SOURCE = { responseId: 'r', provider: 'zoetrope' };

const responses = fc.oneof(
  fc.jsonValue(),
  fc
    .tuple(fc.jsonValue(), fc.nat(150))
    .map(([replacement, index]) => damage(buildWirePage({ limit: 3 }), { replacement, index })),
  fc.jsonValue().map((data) => ({ data, meta: { response_id: 'r' } })),
  fc.array(fc.jsonValue()).map((data) => ({ data, pagination: {}, meta: { response_id: 'r' } })),
);

/** Nested deeper than the call stack. */
const deeplyNested = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;

const calls: readonly [string, (client: Client) => Promise<unknown>][] = [
  ['search', (client) => client.search('cat')],
  ['gif', (client) => client.gif('gif-1')],
  ['random', (client) => client.random()],
  ['categories', (client) => client.categories()],
  ['channels', (client) => client.channels('cat')],
  ['trending', (client) => client.trending()],
  ['related', (client) => client.related('gif-1')],
  ['gifs', (client) => client.gifs(['gif-1'])],
  ['gifs of a category', (client) => client.gifs('actions', 'waving')],
  ['subcategories', (client) => client.subcategories('actions')],
  ['emoji', (client) => client.emoji()],
  ['emojiDefaultVariations', (client) => client.emojiDefaultVariations()],
  ['emojiVariations', (client) => client.emojiVariations('e1')],
  ['animate', (client) => client.animate('hi')],
  ['trendingSearches', (client) => client.trendingSearches()],
  ['searchTags', (client) => client.searchTags('cat')],
  ['relatedTags', (client) => client.relatedTags('cat')],
  ['associations', (client) => client.associations('gif-1')],
  ['embedInfo', (client) => embedInfo(client, 'https://vimeo.com/1')],
];

function respondWith(body: unknown): Client {
  const { fetch } = fakeFetch(() => jsonResponse(body));
  return createClient({ provider: localProvider('https://gifs.example'), apiKey: 'k', fetch, retry: false });
}

describe('the client, given arbitrary JSON', () => {
  it.each(calls)('returns a frozen result or throws a typed error from %s [C-2, M-1]', async (name, call) => {
    await fc.assert(
      fc.asyncProperty(responses, async (body) => {
        const isExpected = await call(respondWith(body)).then(
          // Callers share results, so they are frozen, even those from malformed responses.
          (result) => name === 'embedInfo' || isFrozen(result),
          (error) => isZoetropeError(error),
        );
        expect(isExpected).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it.each(calls)('returns a result or throws a typed error from %s at any nesting depth [M-1]', async (_, call) => {
    for (const body of [
      deeplyNested,
      { data: deeplyNested, meta: { response_id: 'r' } },
      { data: [{ id: 'x', tags: deeplyNested, images: deeplyNested }], meta: { response_id: 'r' } },
    ]) {
      const { fetch } = fakeFetch(
        () => new Response(asJson(body), { headers: { 'Content-Type': 'application/json' } }),
      );
      const client = createClient({
        provider: localProvider('https://gifs.example'),
        apiKey: 'k',
        fetch,
        retry: false,
      });
      const isExpected = await call(client).then(
        () => true,
        (error) => isZoetropeError(error),
      );
      expect(isExpected).toBe(true);
    }
  });

  it.each([
    ['a string', 'x'.repeat(1_000_000)],
    ['an array', Array.from({ length: 200_000 }, () => 0)],
  ])('reads a response of a megabyte instead of an object within 100 ms: %s [M-1]', (_, large) => {
    const started = process.cpuUsage();
    const gif = toGif({ id: 'a', images: large, user: large, video: { assets: large, captions: large } }, SOURCE);
    const { user } = process.cpuUsage(started);
    expect(gif).toMatchObject({ id: 'a', images: undefined, video: undefined });
    expect(user / 1_000).toBeLessThan(100);
  });

  it('normalizes to a Gif with correctly typed fields, or to undefined [M-1]', () => {
    const wire = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(fc.jsonValue(), fc.nat(40))
        .map(([replacement, index]) => damage(buildWirePage({ limit: 1 }).data[0], { replacement, index })),
    );
    fc.assert(
      fc.property(wire, (value) => {
        const gif = toGif(value, SOURCE);
        if (gif === undefined) return;
        expect(isGifId(gif.id)).toBe(true);
        for (const flag of GIF_FLAGS) expect(gif[flag]).toBeTypeOf('boolean');
        expect([gif.title, gif.url, ...gif.tags].every((text) => typeof text === 'string')).toBe(true);
        for (const rendition of Object.values(gif.images ?? {})) {
          expect(Number.isFinite(rendition?.width) && Number.isFinite(rendition?.height)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

function isFrozen(value: unknown): boolean {
  return typeof value !== 'object' || (Object.isFrozen(value) && Object.values(value ?? {}).every(isFrozen));
}

/** `JSON.stringify` is recursive, and would overflow the stack. */
function asJson(body: unknown): string {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  return JSON.stringify(body, (_, value) => (value === deeplyNested ? 'DEEPLY_NESTED' : value)).replaceAll(
    '"DEEPLY_NESTED"',
    deep,
  );
}
