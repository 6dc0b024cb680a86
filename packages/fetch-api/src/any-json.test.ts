import { GIF_FLAGS, isGifId, localProvider } from '@zoetrope/model';
import { buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { isZoetropeError } from '@zoetrope/transport';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Client, createClient } from './create-client.ts';
import { embedInfo } from './endpoints/embed-info.ts';
import { toGif } from './normalise/to-gif.ts';

/** Replaces one value anywhere in an answer, so that what surrounds it is still read. */
function damaged(value: unknown, damage: unknown, place: number): unknown {
  let left = place;
  const visit = (each: unknown): unknown => {
    if (left-- === 0) return damage;
    if (Array.isArray(each)) return each.map(visit);
    if (typeof each === 'object' && each !== null) {
      return Object.fromEntries(Object.entries(each).map(([name, field]) => [name, visit(field)]));
    }
    return each;
  };
  return visit(value);
}

const answers = fc.oneof(
  fc.jsonValue(),
  fc.tuple(fc.jsonValue(), fc.nat(150)).map(([damage, place]) => damaged(buildWirePage({ limit: 3 }), damage, place)),
  fc.jsonValue().map((data) => ({ data, meta: { response_id: 'r' } })),
  fc.array(fc.jsonValue()).map((data) => ({ data, pagination: {}, meta: { response_id: 'r' } })),
);

/** A value read from JSON that is deeper than a function can call itself. */
const abyss = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;

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

function answering(body: unknown): Client {
  const { fetch } = fakeFetch(() => jsonResponse(body));
  return createClient({ provider: localProvider('https://gifs.example'), apiKey: 'k', fetch, retry: false });
}

describe('any JSON', () => {
  it.each(calls)('gives %s a frozen result or a typed error [C-2, M-1]', async (name, call) => {
    await fc.assert(
      fc.asyncProperty(answers, async (body) => {
        const end = await call(answering(body)).then(
          // Callers share results: nothing of one may be changed, however odd the answer was.
          (result) => name === 'embedInfo' || isFrozen(result),
          (error) => isZoetropeError(error),
        );
        expect(end).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it.each(calls)('gives %s a result or a typed error, however deep it is [M-1]', async (_, call) => {
    for (const body of [
      abyss,
      { data: abyss, meta: { response_id: 'r' } },
      { data: [{ id: 'x', tags: abyss, images: abyss }], meta: { response_id: 'r' } },
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
      const end = await call(client).then(
        () => true,
        (error) => isZoetropeError(error),
      );
      expect(end).toBe(true);
    }
  });

  it.each([
    ['a text', 'x'.repeat(1_000_000)],
    ['a list', Array.from({ length: 200_000 }, () => 0)],
  ])('of a megabyte is read at once where an object should be: %s [M-1]', (_, large) => {
    const started = process.cpuUsage();
    const gif = toGif({ id: 'a', images: large, user: large, video: { assets: large, captions: large } }, 'r');
    const { user } = process.cpuUsage(started);
    expect(gif).toMatchObject({ id: 'a', images: undefined, video: undefined });
    expect(user / 1_000).toBeLessThan(100);
  });

  it('becomes a Gif whose fields all have their types, or nothing [M-1]', () => {
    const wire = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(fc.jsonValue(), fc.nat(40))
        .map(([damage, place]) => damaged(buildWirePage({ limit: 1 }).data[0], damage, place)),
    );
    fc.assert(
      fc.property(wire, (value) => {
        const gif = toGif(value, 'r');
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

/** `JSON.stringify` calls itself as deep as the value goes, and would be the one to fail. */
function asJson(body: unknown): string {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  return JSON.stringify(body, (_, value) => (value === abyss ? 'ABYSS' : value)).replaceAll('"ABYSS"', deep);
}
