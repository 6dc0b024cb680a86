import { type Client, createClient, type Dialect, gifPages, localProvider, native } from '@zoetrope/fetch-api';
import {
  klipyDialect,
  klipyItems,
  klipyRecents,
  klipyReports,
  removeKlipyRecent,
  reportToKlipy,
} from '@zoetrope/fetch-api/dialects/klipy';
import { tenor, tenorDialect, tenorReports } from '@zoetrope/fetch-api/dialects/tenor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../../testing/test-service.ts';
import { type Listening, listen } from '../http/listen.ts';

let service: TestService;
let listening: Listening;
beforeAll(async () => {
  service = createTestService(await openTestDatabase());
  listening = await listen(service.app.fetch, { port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
  await listening.close();
  await service.close();
});

function createTestClient(dialect: Dialect) {
  const provider = { ...localProvider(listening.origin), sdkInfo: 'none' as const };
  return createClient({ provider, apiKey: 'zoetrope-web', dialect, cache: false, retry: false });
}

const idsOf = ({ data }: { readonly data: readonly { readonly id: string }[] }) => data.map(({ id }) => id);

async function listOf(client: Client, limit: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const gifs of gifPages((page) => client.trending({ ...page, limit })))
    ids.push(...gifs.map(({ id }) => id));
  return ids;
}

describe.each<[string, Dialect]>([
  ['Tenor', tenor],
  ['KLIPY', klipyDialect()],
])('our client with the dialect of %s, on our service', (_, dialect) => {
  it('finds the same GIFs as with the native dialect [C-8] [C-9]', async () => {
    const [client, reference] = [createTestClient(dialect), createTestClient(native)];
    expect(idsOf(await client.search('cat'))).toEqual(idsOf(await reference.search('cat')));
    const stickers = await client.search('cat', { type: 'stickers' });
    expect(stickers.data.every(({ is_sticker }) => is_sticker)).toBe(true);
    expect(idsOf(stickers)).toEqual(idsOf(await reference.search('cat', { type: 'stickers' })));
    expect(await listOf(client, 8)).toEqual(await listOf(reference, 8));
  });

  it('reads GIFs by their ids, categories with images, and completions [C-4] [C-5] [C-11]', async () => {
    const client = createTestClient(dialect);
    const [first] = (await client.search('cat')).data;
    const { data } = await client.gif(first?.id ?? '');
    expect(data.images?.original).toMatchObject({ url: expect.stringContaining(`/media/${data.id}/`) });
    expect(data.images?.original?.width).toBeGreaterThan(0);
    expect(idsOf(await client.gifs([data.id, 'unknown']))).toEqual([data.id]);
    await expect(client.gif('unknown')).rejects.toMatchObject({ code: 'not-found' });
    const [category] = (await client.categories()).data;
    expect(category).toMatchObject({ search_term: expect.any(String), image: expect.stringMatching(/^http/) });
    expect((await client.search(category?.search_term ?? '')).data).not.toEqual([]);
    expect((await client.searchTags('ca')).data).toContain('cat');
  });

  it('rejects a wrong key with a typed error that does not reveal it', async () => {
    const provider = localProvider(listening.origin);
    const client = createClient({ provider, apiKey: 'a-wrong-key', dialect, cache: false, retry: false });
    const error = await client.search('cat').catch((reason) => reason);
    expect(error.code).toBe('auth');
    expect(error.message).toMatch(/api key/i);
    expect(`${error.message} ${error.url} ${JSON.stringify(error.body)}`).not.toContain('a-wrong-key');
  });
});

it('sends the options of tenorDialect, and reports a share', async () => {
  const client = createTestClient(
    tenorDialect({ clientKey: 'test', country: 'DE', mediaFilter: ['tinygif'], arRange: 'wide' }),
  );
  const [gif] = (await client.search('cat')).data;
  expect(gif?.images).toMatchObject({ fixed_width: { url: expect.stringContaining('.gif') } });
  expect(gif?.images?.original).toBeUndefined();
  if (gif) await tenorReports(client).share(gif, { term: 'cat' });
});

it('shares, lists, reports and removes a recent item of KLIPY', async () => {
  const client = createTestClient(klipyDialect());
  const [sticker] = (await client.search('cat', { type: 'stickers' })).data;
  if (!sticker) throw new Error('The snapshot has a sticker of a cat.');
  expect(idsOf(await klipyItems(client, [sticker.id], { type: 'stickers' }))).toEqual([sticker.id]);
  await klipyReports(client).share(sticker, { term: 'cat' });
  await klipyReports(client).view?.(sticker);
  await reportToKlipy(client, sticker, { reason: 'other' });
  expect(idsOf(await klipyRecents(client, { type: 'stickers' }))).toEqual([sticker.id]);
  await removeKlipyRecent(client, sticker);
  expect(idsOf(await klipyRecents(client, { type: 'stickers' }))).toEqual([]);
  expect((await client.trending({ type: 'memes' })).data).toEqual([]);
});
