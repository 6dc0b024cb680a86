import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { item } from '../../../testing/fixture-catalogue.ts';
import { createTestService, openTestDatabase, type TestService } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import type { ItemWithChannel } from '../../library/gifs/select-page.ts';
import { selectItems } from './select-items.ts';

interface Result {
  readonly id: string;
  readonly media_formats: Record<string, { url: string; dims: number[]; duration: number; size: number }>;
}

interface List {
  readonly results: readonly Result[];
  readonly next: string;
}

let database: OpenDatabase;
let service: TestService;
beforeAll(async () => {
  database = await openTestDatabase();
  service = createTestService(database, { trustProxy: 1, findFfmpeg: async () => undefined });
});
afterAll(() => service.close());

async function request(path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const parameters = new URLSearchParams({ key: 'zoetrope-web', ...query });
  const response = await service.app.request(`http://zoetrope.test/v2/${path}?${parameters}`, { headers });
  return { status: response.status, body: await response.json() };
}

const list = async (path: string, query?: Record<string, string>) => (await request(path, query)).body as List;
const ids = async (path: string, query?: Record<string, string>) =>
  (await list(path, query)).results.map(({ id }) => id);

describe('/v2/search', () => {
  it('finds the GIFs of the native search, in its order', async () => {
    expect(await ids('search', { q: 'cat', contentfilter: 'low' })).toEqual(
      await service.ids('/v1/gifs/search?q=cat&rating=pg-13'),
    );
  });

  it('describes a GIF', async () => {
    const { results } = await list('search', { q: 'parade' });
    expect(results[0]).toEqual({
      id: 'cat-parade',
      title: 'Cat Parade',
      content_description: 'A picture of cat-parade',
      created: Date.parse('2026-01-02T03:04:05.000Z') / 1000,
      hasaudio: false,
      hascaption: false,
      media_formats: expect.any(Object),
      tags: ['cat', 'cute', 'parade'],
      itemurl: 'http://zoetrope.test/gifs/cat-parade',
      url: 'http://zoetrope.test/gifs/cat-parade',
      flags: [],
      bg_color: '',
    });
    expect(results[0]?.media_formats.tinygif).toEqual({
      url: 'http://zoetrope.test/media/cat-parade/fixed_width.gif',
      dims: [200, 113],
      duration: 1,
      size: 0,
      preview: '',
    });
    expect(results[0]?.media_formats.gifpreview?.duration).toBe(0);
    expect(results[0]?.media_formats).not.toHaveProperty('mp4');
  });

  it.each([
    ['gif,tinygif', ['gif', 'tinygif']],
    ['minimal', ['gif', 'mp4', 'tinygif']],
    ['GIF, nothing', ['gif']],
    ['mp4,nanomp4', ['mp4']],
  ])('sends the existing formats of media_filter=%s', async (media_filter, names) => {
    const { results } = await list('posts', { ids: 'cat-nap', media_filter });
    expect(Object.keys(results[0]?.media_formats ?? {}).sort()).toEqual(names);
  });

  it('sends all formats without a media_filter, and with unknown names only', async () => {
    const formats = async (query: Record<string, string>) =>
      Object.keys((await list('posts', { ids: 'cat-nap', ...query })).results[0]?.media_formats ?? {});
    expect((await formats({})).length).toBeGreaterThan(10);
    expect(await formats({ media_filter: 'hologram' })).toEqual(await formats({}));
  });

  it.each(['undefined', 'null', ''])(
    'treats a parameter with the text %j as unset, but searches for that word',
    async (text) => {
      const unset = ['pos', 'limit', 'locale', 'contentfilter', 'media_filter', 'ar_range', 'searchfilter', 'random'];
      const query = Object.fromEntries(unset.map((name) => [name, text]));
      expect(await list('search', { q: 'cat', ...query })).toEqual(await list('search', { q: 'cat' }));
      expect((await request('search', { q: text })).status).toBe(text === '' ? 400 : 200);
    },
  );

  it('accepts comma-separated names as repeated parameters too', async () => {
    const repeated = 'q=cat&searchfilter=sticker&searchfilter=-static&media_filter=gif&media_filter=tinygif';
    const response = await service.app.request(`http://zoetrope.test/v2/search?key=zoetrope-web&${repeated}`);
    const { results } = (await response.json()) as List;
    expect(results.map(({ id }) => id)).toEqual(await ids('search', { q: 'cat', searchfilter: 'sticker,-static' }));
    expect(Object.keys(results[0]?.media_formats ?? {})).toEqual(['gif', 'tinygif']);
  });

  it('finds stickers with searchfilter=sticker, with their transparent formats', async () => {
    const { results } = await list('search', { q: 'cat', searchfilter: 'sticker,-static' });
    expect(results).toMatchObject([{ id: 'sticker-cat', flags: ['sticker'] }]);
    expect(results[0]?.media_formats).toHaveProperty('webp_transparent');
    expect(await ids('search', { q: 'cat', searchfilter: 'sticker,static' })).toEqual([]);
  });

  it.each([
    ['off', ['scream']],
    ['low', []],
    ['HIGH', []],
  ])('limits ratings with contentfilter=%s', async (contentfilter, found) => {
    expect(await ids('search', { q: 'scary', contentfilter })).toEqual(found);
  });

  it.each([{}, { contentfilter: '' }])('limits ratings to pg-13 with %j', async (filter) => {
    expect(await ids('search', { q: 'scary', ...filter })).toEqual([]);
  });

  it('has a default limit, also for a limit of 0', async () => {
    expect(await ids('featured', { limit: '0' })).toEqual(await ids('featured'));
  });

  it('searches translations in the locale', async () => {
    const query = { q: 'wetter', searchfilter: 'sticker' };
    expect(await ids('search', { ...query, locale: 'de_DE' })).toEqual(['sticker-sun']);
  });

  it('accepts 500 code points, and rejects more', async () => {
    expect((await request('search', { q: '🎂'.repeat(500) })).status).toBe(200);
    expect((await request('search', { q: '🎂'.repeat(501) })).body.error.message).toMatch(/^q: is too long/);
  });

  it('keeps a random order over its pages', async () => {
    const whole = await ids('featured', { contentfilter: 'off', limit: '50' });
    let page = await list('featured', { contentfilter: 'off', random: 'true', limit: '5' });
    const found = page.results.map(({ id }) => id);
    while (page.next !== '') {
      page = await list('featured', { pos: page.next });
      found.push(...page.results.map(({ id }) => id));
    }
    expect(found.length).toBe(whole.length);
    expect([...found].sort()).toEqual([...whole].sort());
  });
});

describe('pos', () => {
  it('continues its search, alone and with the parameters', async () => {
    const first = await list('search', { q: 'cat', limit: '2', media_filter: 'gif', contentfilter: 'high' });
    const all = await service.ids('/v1/gifs/search?q=cat&rating=g');
    const rest = all.slice(2);
    const alone = await list('search', { pos: first.next });
    expect(alone.results.map(({ id }) => id)).toEqual(rest);
    expect(Object.keys(alone.results[0]?.media_formats ?? {})).toEqual(['gif']);
    expect(alone.next).toBe('');
    const repeated = { q: 'cat', limit: '50', contentfilter: 'high', pos: first.next };
    expect(await ids('search', repeated)).toEqual(rest);
  });

  it.each(['', '0'])('starts at the beginning with pos=%j', async (pos) => {
    expect(await ids('search', { q: 'cat', pos })).toEqual(await ids('search', { q: 'cat' }));
  });

  it('continues at a number, for clients that count the results themselves', async () => {
    const all = await ids('search', { q: 'cat' });
    expect(await list('search', { q: 'cat', pos: '2' })).toMatchObject({ next: '' });
    expect(await ids('search', { q: 'cat', pos: '2' })).toEqual(all.slice(2));
    expect(await ids('search', { q: 'cat', pos: '99999999' })).toEqual([]);
  });

  it.each(['nonsense', '-1', 'eyJvZmZzZXQiOi0xfQ', '💥', Buffer.from('null').toString('base64url')])(
    'rejects pos=%s',
    async (pos) => {
      const { status, body } = await request('search', { q: 'cat', pos });
      expect(status).toBe(400);
      expect(body.error).toMatchObject({
        code: 400,
        status: 'INVALID_ARGUMENT',
        message: expect.stringMatching(/^pos/),
      });
    },
  );

  it('does not contain the key', async () => {
    const { next } = await list('featured', { limit: '1', client_key: 'my-app' });
    expect(Buffer.from(next, 'base64url').toString()).not.toMatch(/zoetrope-web|my-app/);
  });
});

describe('selectItems', () => {
  const items = Array.from({ length: 120 }, (_, n) => ({
    item: { ...item(`gif-${n}`, {}), bytes: {} },
    channel: null,
  }));
  const read = async ({ offset, limit }: { offset: number; limit: number }) => ({
    items: items.slice(offset, offset + limit),
    total: items.length,
  });
  const isTenth = (each: ItemWithChannel) => each.item.id.endsWith('0');

  it('fills pages with the accepted items', async () => {
    const first = await selectItems(read, { offset: 0, limit: 10, accepts: isTenth });
    expect(first.items.length).toBe(10);
    const second = await selectItems(read, { offset: first.next ?? 0, limit: 10, accepts: isTenth });
    expect(second.items.map((each) => each.item.id)).toEqual(['gif-100', 'gif-110']);
    expect(second.next).toBeUndefined();
  });

  it('ends a page after 500 items that are not accepted', async () => {
    const endless = async ({ limit }: { limit: number }) => ({ items: items.slice(0, limit), total: 5000 });
    expect(await selectItems(endless, { offset: 0, limit: 10, accepts: () => false })).toEqual({
      items: [],
      next: 500,
    });
  });
});

describe('ar_range', () => {
  it('limits the ratio of width to height', async () => {
    const count = async (ar_range: string) => (await ids('featured', { ar_range })).length;
    expect(await count('standard')).toBe(await count('all'));
    await sql`UPDATE items SET data = data || '{"width": 960}' WHERE id = 'cat-nap'`.execute(database.db);
    expect(await ids('posts', { ids: 'cat-nap' })).toEqual(['cat-nap']);
    expect(await ids('featured', { ar_range: 'wide', limit: '50' })).not.toContain('cat-nap');
    expect(await ids('featured', { ar_range: 'all', limit: '50' })).toContain('cat-nap');
    expect((await request('featured', { ar_range: 'round' })).status).toBe(400);
  });
});

describe('other calls of Tenor', () => {
  it('lists posts in the order of their ids, without unknown and hidden ones', async () => {
    expect(await ids('posts', { ids: 'nope, cat-nap,unknown,secret,!,cat-nap' })).toEqual(['nope', 'cat-nap']);
    expect(await ids('posts', { ids: 'unknown' })).toEqual([]);
    expect((await request('posts')).status).toBe(400);
    const repeated = 'http://zoetrope.test/v2/posts?key=zoetrope-web&ids=nope&ids=cat-nap';
    const { results } = (await (await service.app.request(repeated)).json()) as List;
    expect(results.map(({ id }) => id)).toEqual(['nope', 'cat-nap']);
  });

  it('lists categories with an image and the URL of their search', async () => {
    const { body } = await request('categories', { locale: 'en_US', contentfilter: 'high' });
    expect(body.locale).toBe('en_US');
    expect(body.tags).toContainEqual({
      searchterm: 'cat',
      name: '#cat',
      image: expect.stringMatching(/^http:\/\/zoetrope\.test\/media\/[\w-]+\/fixed_width\.gif$/),
      path: 'http://zoetrope.test/v2/search?q=cat&locale=en_US&contentfilter=high',
    });
  });

  it.each(['', 'undefined', 'null'])('ignores a locale and a contentfilter with the text %j', async (text) => {
    const { body } = await request('categories', { locale: text, contentfilter: text });
    expect(body).toEqual((await request('categories')).body);
    expect((await request('trending_terms', { locale: text })).body.locale).toBe('en');
  });

  it('lists trending searches as terms and as categories, after a search', async () => {
    await request('search', { q: 'panda' });
    await service.flush();
    expect((await request('trending_terms', { limit: '50' })).body.results).toContain('panda');
    const { tags } = (await request('categories', { type: 'trending' })).body;
    expect(tags.map(({ searchterm }: { searchterm: string }) => searchterm)).toContain('panda');
  });

  it('completes and suggests search texts', async () => {
    expect((await request('autocomplete', { q: 'confe' })).body).toEqual({ locale: 'en', results: ['confetti'] });
    expect((await request('search_suggestions', { q: 'confetti' })).body.results).toContain('party');
    expect((await request('search_suggestions', { q: 'confe' })).body.results).toEqual(['confetti']);
    expect((await request('autocomplete', { q: '' })).status).toBe(400);
  });

  it('counts a share for trending, once per network', async () => {
    const clicks = async () => {
      const { rows } = await sql<{
        clicks: number;
      }>`SELECT clicks FROM item_scores WHERE item_id = 'on-my-way'`.execute(database.db);
      return rows[0]?.clicks ?? Number.NaN;
    };
    const share = (address: string) =>
      request('registershare', { id: 'on-my-way', q: 'way' }, { 'X-Forwarded-For': address });
    const before = await clicks();
    expect(await share('192.0.2.1')).toEqual({ status: 200, body: { status: 'ok' } });
    const once = await clicks();
    expect(once).toBeGreaterThan(before);
    await share('192.0.2.1');
    expect(await clicks()).toBe(once);
    await service.app.request('http://zoetrope.test/v2/registershare?key=zoetrope-web&id=on-my-way', {
      method: 'POST',
      headers: { 'X-Forwarded-For': '192.0.2.2' },
    });
    expect(await clicks()).toBeGreaterThan(once);
    expect((await list('featured', { limit: '1' })).results[0]?.id).toBe('on-my-way');
  });

  it('accepts a share of an unknown item, and none without an id', async () => {
    expect((await request('registershare', { id: '1234567890' })).body).toEqual({ status: 'ok' });
    expect((await request('registershare')).status).toBe(400);
  });
});

describe('errors of Tenor', () => {
  it.each(['wrong', ''])('names a wrong key in the message: %j', async (key) => {
    const { status, body } = await request('search', { q: 'cat', key });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: {
        code: 400,
        message: expect.stringMatching(/^API key not valid/),
        status: 'INVALID_ARGUMENT',
        details: [{ reason: 'API_KEY_INVALID' }],
      },
    });
  });

  it.each([
    [{ q: ' ' }, /^q: /],
    [{}, /^q: /],
    [{ q: 'cat', limit: '-1' }, /^limit: /],
    [{ q: 'cat', limit: 'many' }, /^limit: /],
    [{ q: 'cat', contentfilter: 'strict' }, /^contentfilter: /],
  ])('names the invalid parameter of %j', async (query, message) => {
    const { status, body } = await request('search', query as Record<string, string>);
    expect(status).toBe(400);
    expect(body.error).toEqual({ code: 400, status: 'INVALID_ARGUMENT', message: expect.stringMatching(message) });
  });

  it('rejects other methods in the same shape', async () => {
    const response = await service.app.request('http://zoetrope.test/v2/search?key=zoetrope-web', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ error: { code: 405, status: 'UNIMPLEMENTED' } });
  });

  it.each(['unknown', 'search/more', 'gif/search'])(
    'responds to the unknown path /v2/%s in the same shape',
    async (path) => {
      const { status, body } = await request(path);
      expect([status, body]).toEqual([
        404,
        { error: { code: 404, message: `There is nothing at /v2/${path}.`, status: 'NOT_FOUND' } },
      ]);
    },
  );

  it('leaves the emoji of /v2 in the native format', async () => {
    expect((await service.list('/v2/emoji')).meta.response_id).toBeTruthy();
    expect((await service.requestError('/v2/emoji/none/variations')).body.code).toBe('not-found');
  });

  it('does not serve the catalogue through another provider', async () => {
    const provider = { name: 'Other', apiUrl: 'http://127.0.0.1:1', keyParam: 'k', mediaOrigin: /^$/ };
    const { app } = createTestService(database, { upstream: { provider, key: 'secret' } });
    expect((await app.request('http://zoetrope.test/v2/featured?key=zoetrope-web')).status).toBe(404);
  });
});
