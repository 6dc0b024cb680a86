import { type Client, categoryGifs, createClient, emoji as listEmoji, setCallToAction } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/open-database.ts';
import { type Listening, listen } from '../src/http/listen.ts';
import { type CheckedFetch, checkAgainstDescription } from './check-against-description.ts';
import { describeAssociations, describeChannels, describeEmoji, describeRelatedTags } from './client-finds-suite.ts';
import type { Description } from './described-responses.ts';
import { emojiCatalogue } from './emoji-catalogue.ts';
import { createTestService, type TestService } from './test-service.ts';

const TOKEN = 'open-sesame';

/**
 * Every call of the client over HTTP, on a database with the emoji catalogue. Each exchange is compared with
 * /openapi.json.
 */
export function describeClient(name: string, open: () => Promise<OpenDatabase>): void {
  describe(name, () => {
    let service: TestService;
    let listening: Listening;
    let client: Client;
    let checked: CheckedFetch;
    beforeAll(async () => {
      service = createTestService(await open(), { catalogue: emojiCatalogue, ctaToken: TOKEN });
      listening = await listen(service.app.fetch, { port: 0, host: '127.0.0.1' });
      const provider = localProvider(listening.origin);
      checked = checkAgainstDescription(await service.get<Description>('/openapi.json'), fetch);
      client = createClient({ provider, apiKey: 'zoetrope-web', cache: false, retry: false, fetch: checked.fetch });
    }, 60_000);
    afterEach(() => {
      expect(checked.takeMismatches()).toEqual([]);
    });
    afterAll(async () => {
      await listening.close();
      await service.close();
    });

    describeReads(() => client);
    describeWrites(() => client);
    describeRelatedTags(() => client);
    describeChannels(() => client);
    describeAssociations(() => client);
    describeEmoji(
      () => client,
      () => service,
    );
  });
}

const idsOf = ({ data }: { readonly data: readonly { readonly id: string }[] }) => data.map(({ id }) => id);

function describeReads(client: () => Client): void {
  describe('the client', () => {
    it('searches each type, in a language, in a channel, up to a rating [C-8]', async () => {
      const { search } = client();
      expect(idsOf(await search('cat'))).toEqual(['cat-parade', 'cat-nap', 'category-joke']);
      expect(idsOf(await search('cat', { channel: 'moods' }))).toEqual(['category-joke']);
      expect(idsOf(await search('katze', { type: 'stickers', lang: 'de' }))).toEqual(['sticker-cat']);
      expect(idsOf(await search('wow', { type: 'text' }))).toEqual(['words-wow']);
      expect(idsOf(await search('party', { type: 'videos' }))).toEqual(['clip-drums']);
      expect(idsOf(await search('cat', { sort: 'recent', limit: 1 }))).toEqual(['category-joke']);
      expect(idsOf(await search('scary'))).toEqual([]);
      expect(idsOf(await search('scary', { rating: 'r' }))).toEqual(['scream']);
      expect(idsOf(await search('bird', { rating: 'y' }))).toEqual(['duckling']);
    });

    it('reads adjoining pages and the total [C-8]', async () => {
      const first = await client().search('cat', { limit: 2 });
      const second = await client().search('cat', { limit: 2, offset: 2 });
      expect([...idsOf(first), ...idsOf(second)]).toEqual(['cat-parade', 'cat-nap', 'category-joke']);
      expect(second.pagination).toMatchObject({ offset: 2, count: 1, total_count: 3 });
      expect(first.meta.response_id).not.toBe(second.meta.response_id);
    });

    it('reads trending, related and random items [C-9] [C-2]', async () => {
      const { trending, related, random } = client();
      expect(idsOf(await trending({ type: 'videos' }))).toEqual(['clip-drums']);
      expect(idsOf(await trending({ limit: 2, rating: 'g' }))).toHaveLength(2);
      expect(idsOf(await related('birthday-cake'))).toContain('party-time');
      expect(idsOf(await related('birthday-cake', { type: 'videos' }))).toEqual(['clip-drums']);
      expect((await random({ tag: 'panda' })).data.id).toBe('panda-portal');
      await expect(random({ tag: 'unheard' })).rejects.toMatchObject({ code: 'not-found' });
      const seen = new Set<string>();
      for (let call = 0; call < 40 && seen.size < 2; call += 1) seen.add((await random()).data.id);
      expect(seen.size).toBe(2);
    });

    it('reads items by id through the client [C-5]', async () => {
      expect((await client().gif('sticker-cat')).data).toMatchObject({ id: 'sticker-cat', is_sticker: true });
      expect(idsOf(await client().gifs(['words-wow', 'unheard', 'cat-nap']))).toEqual(['words-wow', 'cat-nap']);
      await expect(client().gif('unheard')).rejects.toMatchObject({ code: 'not-found', status: 404 });
    });

    it('reads categories, subcategories and their GIFs [C-4]', async () => {
      const { categories, subcategories, gifs } = client();
      const all = await categories();
      const celebrations = all.data.find((category) => category.name_encoded === 'celebrations');
      expect(celebrations).toMatchObject({ name: 'Celebrations', gif: { id: 'birthday-cake' } });
      expect(celebrations?.subcategories?.map((subcategory) => subcategory.name)).toEqual([
        'birthday',
        'party',
        'confetti',
      ]);
      const below = await subcategories('celebrations');
      expect(below.data.map((subcategory) => subcategory.name)).toEqual(['birthday', 'party', 'confetti']);
      expect(idsOf(await gifs('celebrations', 'party'))).toEqual(['birthday-cake', 'party-time']);
      const second = await categories({ limit: 1, offset: 1 });
      expect(second.data.map((category) => category.name)).toEqual([all.data[1]?.name]);
      await expect(subcategories('unheard')).rejects.toMatchObject({ code: 'not-found' });
    });

    it('reads categories and emoji up to a rating, set by call or client [C-4] [C-6]', async () => {
      const { gifs, categories, emoji, emojiDefaultVariations, emojiVariations } = client();
      expect(idsOf(await gifs('animals', 'cat'))).not.toContain('scream');
      expect(idsOf(await gifs('animals', 'cat', { rating: 'r' }))).toContain('scream');
      const firstCoverRating = async (rating: 'y' | 'r') =>
        (await categories({ rating })).data.find((category) => category.gif)?.gif?.rating;
      expect([await firstCoverRating('y'), await firstCoverRating('r')]).toEqual(['y', expect.anything()]);
      const [one] = (await emoji()).data;
      for (const call of [emoji, emojiDefaultVariations]) expect(idsOf(await call({ rating: 'y' }))).toEqual([]);
      await expect(emojiVariations(one?.id ?? '', { rating: 'y' })).rejects.toMatchObject({ code: 'not-found' });
      const mild = { ...client(), rating: 'y' } as const;
      expect(idsOf(await listEmoji(mild))).toEqual([]);
      expect(idsOf(await categoryGifs(mild, { category: 'animals', subcategory: 'cat' }))).toEqual([]);
    });

    it('reads trending searches and suggestions [C-11]', async () => {
      expect((await client().trendingSearches()).data).toContain('happy birthday');
      expect((await client().searchTags('pa')).data).toEqual(['party', 'panda', 'parade']);
      expect((await client().searchTags('pa', { limit: 1, offset: 1 })).data).toEqual(['panda']);
    });

    it('animates a text and reads it by id later [C-7]', async () => {
      const { data } = await client().animate('Hi 👋', { limit: 2 });
      expect(data).toHaveLength(2);
      expect((await client().gif(data[1]?.id ?? '')).data).toMatchObject({ type: 'text', title: 'Hi 👋' });
      await expect(client().animate('x'.repeat(61))).rejects.toMatchObject({ status: 400, body: { parameter: 'm' } });
    });
  });
}

function describeWrites(client: () => Client): void {
  it('sets and removes the link of a GIF with a token only [C-12]', async () => {
    const cta = { link: 'https://example.org/', text: 'Here' };
    const currentCta = async () => (await client().gif('cafe')).data.cta;
    await expect(setCallToAction(client(), 'cafe', { cta, token: 'wrong' })).rejects.toMatchObject({ code: 'auth' });
    await setCallToAction(client(), 'cafe', { cta, token: TOKEN });
    expect(await currentCta()).toEqual(cta);
    await setCallToAction(client(), 'cafe', { cta: {}, token: TOKEN });
    expect(await currentCta()).toBeUndefined();
  });
}
