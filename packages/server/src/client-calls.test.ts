import {
  associations,
  channels,
  createConnection,
  emoji,
  emojiDefaultVariations,
  emojiVariations,
  relatedTags,
} from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { emojiCatalogue } from './testing/emoji-catalogue.ts';
import { createTestService, openSnapshot, type TestService } from './testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  const database = await openSnapshot();
  await loadCatalogue(database.db, emojiCatalogue, Date.now());
  service = createTestService(database, { catalogue: emojiCatalogue });
});
afterAll(() => service.close());

/** The client as an application makes it, on the service in place of a network. */
const connect = () =>
  createConnection({
    provider: localProvider('http://zoetrope.test'),
    apiKey: 'zoetrope-web',
    fetch: async (input, init) => service.app.request(input, init),
  });

describe('the client asks for related tags', () => {
  it('and gets those that stand beside it, nearest first, each with its score [C-11]', async () => {
    const { data, pagination } = await relatedTags(connect(), 'Party');
    const names = data.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['birthday', 'confetti', 'music']));
    expect(names).not.toContain('party');
    const scores = data.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    // Three items are of a party, one of them of a birthday too.
    expect(data.find(({ name }) => name === 'birthday')?.score).toBeCloseTo(1 / Math.sqrt(3));
    expect(pagination.total_count).toBe(data.length);
  });

  it('and gets none for a tag that nothing has, and never the mark of a channel [C-11]', async () => {
    expect((await relatedTags(connect(), 'unheard of')).data).toEqual([]);
    expect((await relatedTags(connect(), '@zoo')).data).toEqual([]);
    const { data } = await relatedTags(connect(), 'panda');
    expect(data.filter(({ name }) => name.startsWith('@'))).toEqual([]);
  });

  it('and tells how many there are on the page beyond the last [C-11]', async () => {
    const page = (query: string) => service.list(`/v1/tags/related/party?${query}`);
    const { data, pagination } = await page('offset=50');
    expect(data).toEqual([]);
    expect(pagination.total_count).toBe((await page('limit=1')).pagination.total_count);
  });
});

describe('the client searches channels', () => {
  const slugs = async (term: string) => (await channels(connect(), term)).data.map(({ slug }) => slug);

  it('and gets them whole, with a GIF that stands for each [C-10]', async () => {
    const { data, pagination } = await channels(connect(), 'zoo');
    expect(data.map(({ slug }) => slug)).toEqual(['zoo', 'zoo-cats']);
    expect(data[0]).toMatchObject({
      id: 'zoo',
      display_name: 'The Zoo',
      url: 'http://zoetrope.test/channel/zoo',
      has_children: true,
      is_private: false,
      is_visible: true,
      user: { username: 'zoo', is_verified: true },
    });
    expect(data[1]).toMatchObject({ parent: 'zoo', has_children: false });
    expect(['cat-nap', 'cat-parade']).toContain(data[1]?.featured_gif?.id);
    expect(pagination.total_count).toBe(2);
  });

  it.each([
    ['a name', 'moods', ['moods']],
    ['the beginning of a name', 'moo', ['moods']],
    ['a tag', 'hearts', ['smiles']],
    ['a description', 'feelings', ['smiles']],
    ['words of several places', 'smiles feelings', ['smiles']],
    ['a word that is nowhere', 'zoo unheard', []],
    ['a channel that is not public', 'backroom', []],
    ['no word at all', '%%%', []],
  ])('by %s [C-10]', async (_, term, expected) => {
    expect(await slugs(term)).toEqual(expected);
  });

  it('and sees a child channel by the items of its parent that carry its tags [C-10]', async () => {
    const [child] = (await channels(connect(), 'grins')).data;
    expect(child).toMatchObject({ slug: 'grins', parent: 'smiles', featured_gif: { id: 'smile-grin' } });
  });
});

describe('the client asks what a GIF belongs to', () => {
  it('and gets channels, tags and variations by name [C-11]', async () => {
    const { data } = await associations(connect(), 'cat-nap');
    expect(data).toEqual([
      { type: 'channel', id: 'zoo-cats', name: 'Cats of the Zoo' },
      { type: 'channel', id: 'zoo', name: 'The Zoo' },
      { type: 'tag', id: 'cat', name: 'cat' },
      { type: 'tag', id: 'sleep', name: 'sleep' },
      { type: 'tag', id: 'tired', name: 'tired' },
      { type: 'variation', id: 'cat-parade', name: 'Cat Parade' },
    ]);
  });

  it('and gets no channel that is not public, and nothing for what has nothing [C-11]', async () => {
    const { data } = await associations(connect(), 'markup');
    expect(data.filter(({ type }) => type !== 'tag')).toEqual([]);
    expect((await associations(connect(), 'plain')).data).toEqual([]);
  });
});

describe('the client asks for emoji', () => {
  const ids = ({ data }: { data: readonly { id: string }[] }) => data.map(({ id }) => id).sort();

  it('and gets every one in version 1 [C-6]', async () => {
    expect(ids(await emoji(connect()))).toEqual(['smile-grin', 'smile-heart', 'smile-heart-purple']);
  });

  it('and gets one variation of each in version 2 [C-6]', async () => {
    const { data, pagination } = await emojiDefaultVariations(connect());
    expect(pagination.total_count).toBe(2);
    expect(data.map(({ id }) => id.slice(0, 11)).sort()).toEqual(['smile-grin', 'smile-heart']);
  });

  it.each(['smile-heart', 'smile-heart-purple'])('and gets all variations, asked by %s [C-6]', async (id) => {
    const { data } = await emojiVariations(connect(), id);
    expect(ids({ data })).toEqual(['smile-heart', 'smile-heart-purple']);
    const defaults = await emojiDefaultVariations(connect());
    expect(ids(defaults)).toContain(data[0]?.id);
  });

  it('and pages through them [C-6]', async () => {
    const first = await emoji(connect(), { limit: 2 });
    const second = await emoji(connect(), { limit: 2, offset: 2 });
    expect(ids({ data: [...first.data, ...second.data] })).toHaveLength(3);
    expect(new Set(ids({ data: [...first.data, ...second.data] })).size).toBe(3);
  });
});

describe('what cannot be answered', () => {
  it.each([
    ['/v1/gifs/unheard/associations', 'id'],
    ['/v2/emoji/unheard/variations', 'id'],
    ['/v2/emoji/cat-nap/variations', 'id'],
    ['/v1/gifs/gone/associations', 'id'],
  ])('is a typed 404 at %s [C-6] [C-11]', async (path, parameter) => {
    const { status, body } = await service.error(path);
    expect({ status, code: body.code, parameter: body.parameter }).toEqual({
      status: 404,
      code: 'not-found',
      parameter,
    });
  });

  it.each([
    ['/v1/channels/search', 'q'],
    ['/v1/channels/search?q=%20', 'q'],
    ['/v1/channels/search?q=a&limit=51', 'limit'],
    ['/v1/channels/search?q=a&rating=x', 'rating'],
    [`/v1/tags/related/${'x'.repeat(51)}`, 'tag'],
    ['/v1/tags/related/%20', 'tag'],
    ['/v1/tags/related/cat?offset=-1', 'offset'],
    ['/v1/gifs/a%20b/associations', 'id'],
    ['/v1/emoji?limit=0', 'limit'],
    ['/v2/emoji?offset=x', 'offset'],
    ['/v2/emoji/a%20b/variations', 'id'],
  ])('is a 400 at %s that names %s [C-6] [C-10] [C-11]', async (path, parameter) => {
    const { status, body } = await service.error(path);
    expect({ status, code: body.code, parameter: body.parameter }).toEqual({
      status: 400,
      code: 'validation',
      parameter,
    });
  });

  it.each(['/v1/tags/related/%00', '/v1/channels/search?q=%00', "/v1/tags/related/';--"])(
    'is an empty list at %s',
    async (path) => {
      expect((await service.list(path)).data).toEqual([]);
    },
  );
});
