import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { createTestService, type TestService } from './test-service.ts';

/** What holds on every Postgres: each test file that calls this brings a database of its own, with the fixture in it. */
export function describeCore(name: string, open: () => Promise<OpenDatabase>): void {
  describe(name, () => {
    let service: TestService;
    beforeAll(async () => {
      service = createTestService(await open());
    }, 60_000);
    afterAll(() => service.close());

    describeSearch(() => service);
    describeLists(() => service);
    describeItems(() => service);
    describeCollector(() => service);
  });
}

type Service = () => TestService;

function describeSearch(service: Service): void {
  describe('search', () => {
    it.each([
      ['finds titles and tags, titles first', 'gifs/search?q=cat', ['cat-parade', 'cat-nap', 'category-joke']],
      ['finds what has the last word whole before what only begins with it', 'gifs/search?q=cat%20n', ['cat-nap']],
      ['finds the plural by the singular', 'gifs/search?q=cats', ['cat-parade', 'cat-nap']],
      ['finds a word that other services throw away', 'gifs/search?q=no', ['nope']],
      ['leaves out words that say nothing', 'gifs/search?q=the%20panda%20gif', ['panda-portal']],
      ['finds a word by a beginning that its stem has not', 'gifs/search?q=parad', ['cat-parade']],
      ['finds a word by its beginning', 'gifs/search?q=confet', ['party-time']],
      ['finds alt texts', 'gifs/search?q=shaking', ['nope']],
      ['does not mind accents, case and apostrophes', 'gifs/search?q=CAFE', ['cafe']],
      ['does not mind a typographic apostrophe', "gifs/search?q=let's%20go", ['lets-go']],
      ['finds a tag that is an object', 'gifs/search?q=night%20life', ['cafe']],
      ['keeps kinds apart', 'stickers/search?q=cat', ['sticker-cat']],
      ['finds animated text', 'text/search?q=wow&excludeDynamicResults=true', ['words-wow']],
      ['finds clips', 'videos/search?q=party', ['clip-drums']],
      ['mends two letters that changed places', 'gifs/search?q=pnada', ['panda-portal']],
      ['mends a slip in a longer word', 'gifs/search?q=hapy%20brithday', ['birthday-cake']],
      ['drops a word that nothing resembles', 'gifs/search?q=xyzzyplugh%20panda', ['panda-portal']],
      ['finds any of the words when no item has all', 'gifs/search?q=panda%20cake', ['panda-portal', 'birthday-cake']],
      ['finds nothing for nonsense', 'gifs/search?q=xyzzyplugh', []],
      ['finds nothing for signs alone', 'gifs/search?q=%3F!%26%7C', []],
      ['holds @channel to that channel', 'gifs/search?q=%40moods%20cat', ['category-joke']],
      ['counts the channels below as part of a channel', 'gifs/search?q=%40zoo%20cat', ['cat-parade', 'cat-nap']],
      ['lists a channel when no term follows', 'gifs/search?q=%40zoo-cats', ['cat-parade', 'cat-nap']],
      ['finds nothing in a channel that is not there', 'gifs/search?q=%40nobody%20cat', []],
      ['shows what is rated r only when asked', 'gifs/search?q=scary&rating=r', ['scream']],
      ['holds results to the rating asked', 'gifs/search?q=scary', []],
      ['takes y as the mildest', 'gifs/search?q=bird&rating=y', ['duckling']],
      ['finds translations in their language', 'stickers/search?q=katze&lang=de', ['sticker-cat']],
      ['does not mind missing umlauts', 'stickers/search?q=suss&lang=de', ['sticker-cat']],
      ['finds translations with their umlauts', 'stickers/search?q=s%C3%BC%C3%9F&lang=de', ['sticker-cat']],
      ['finds translations in a script without spaces', 'stickers/search?q=%E7%8C%AB&lang=ja', ['sticker-cat']],
      ['still finds English beside another language', 'stickers/search?q=sun&lang=de', ['sticker-sun']],
      ['mends slips in another language', 'stickers/search?q=gesciht&lang=de', ['sticker-cat']],
      ['leaves other languages out', 'stickers/search?q=katze', []],
      ['treats markup and SQL as words', "gifs/search?q='%3B%20DROP%20TABLE%20items%3B%20--", ['markup']],
    ])('%s [C-8]', async (_, path, expected) => {
      expect(await service().ids(`/v1/${path}`)).toEqual(expected);
    });

    it('gives pages that join without gap or repetition [C-8]', async () => {
      const whole = await service().list('/v1/gifs/search?q=%40moods');
      const ids: unknown[] = [];
      for (let offset = 0; offset < whole.data.length; offset += 2) {
        const page = await service().list(`/v1/gifs/search?q=%40moods&limit=2&offset=${offset}`);
        expect(page.pagination).toEqual({ offset, count: page.data.length, total_count: whole.data.length });
        ids.push(...page.data.map((gif) => gif.id));
      }
      expect(ids).toEqual(whole.data.map((gif) => gif.id));
      expect((await service().list('/v1/gifs/search?q=%40moods&offset=1000')).pagination).toEqual({
        offset: 1000,
        count: 0,
        total_count: whole.data.length,
      });
    });

    it('says what is searched for of late, once it found something [C-11]', async () => {
      const { ids, get } = service();
      for (let count = 0; count < 8; count += 1) await ids('/v1/gifs/search?q=Confetti!');
      await ids('/v1/gifs/search?q=confet');
      await ids('/v1/gifs/search?q=john%20smith%20panda');
      await service().flush();
      const { data } = await get<{ data: string[] }>('/v1/trending/searches');
      expect(data[0]).toBe('confetti');
      expect(data).toContain('happy birthday');
      expect(data.join()).not.toMatch(/confet,|smith/);
    });

    it.each([
      ['pa', ['party', 'panda', 'parade']],
      ['HAPPY b', ['happy birthday']],
      ['%', []],
      ['zzz', []],
    ])('completes the tag %j [C-11]', async (q, expected) => {
      const { data } = await service().get<{ data: { name: string }[] }>(
        `/v1/gifs/search/tags?q=${encodeURIComponent(q)}`,
      );
      expect(data.map(({ name }) => name)).toEqual(expected);
    });
  });
}

function describeLists(service: Service): void {
  describe('lists', () => {
    it('lists each kind by popularity, without hidden, removed and rougher items [C-9]', async () => {
      expect(await service().ids('/v1/stickers/trending')).toEqual(['sticker-cat', 'sticker-sun']);
      const gifs = await service().ids('/v1/gifs/trending');
      expect(gifs[0]).toBe('cat-parade');
      expect(gifs).toHaveLength(13);
      expect(gifs).not.toEqual(expect.arrayContaining(['scream']));
    });

    it('gives any one item each time, to be kept by nobody [C-2]', async () => {
      const seen = new Set<unknown>();
      for (let count = 0; count < 60 && seen.size < 3; count += 1)
        seen.add((await service().one('/v1/gifs/random')).data.id);
      expect(seen.size).toBe(3);
      const response = await service().request('/v1/gifs/random');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    });

    it('holds a random item to a tag [C-9]', async () => {
      expect((await service().one('/v1/gifs/random?tag=Panda')).data.id).toBe('panda-portal');
      expect((await service().error('/v1/gifs/random?tag=unheard')).status).toBe(404);
    });

    it('relates items by the tags they share, rare ones first, then by creator [C-9]', async () => {
      expect(await service().ids('/v1/gifs/related?gif_id=birthday-cake')).toEqual(
        expect.arrayContaining(['party-time', 'on-my-way']),
      );
      expect((await service().ids('/v1/gifs/related?gif_id=birthday-cake'))[0]).toBe('party-time');
      expect(await service().ids('/v1/stickers/related?gif_id=cat-nap')).toEqual(['sticker-cat']);
      expect(await service().ids('/v1/videos/related?gif_id=birthday-cake')).toEqual(['clip-drums']);
      expect(await service().ids('/v1/gifs/related?gif_id=plain')).toEqual([]);
    });

    it('lists categories, their subcategories and their GIFs [C-4]', async () => {
      type Categories = {
        data: { name_encoded: string; subcategories: { name_encoded: string }[]; gif: { id: string } }[];
      };
      const { data } = await service().get<Categories>('/v1/gifs/categories');
      const celebrations = data.find((category) => category.name_encoded === 'celebrations');
      expect(celebrations?.subcategories.map((sub) => sub.name_encoded)).toEqual(['birthday', 'party', 'confetti']);
      expect(celebrations?.gif.id).toBe('birthday-cake');
      const below = await service().get<Categories>('/v1/gifs/categories/Celebrations');
      expect(below.data.map((sub) => sub.name_encoded)).toEqual(['birthday', 'party', 'confetti']);
      expect(await service().ids('/v1/gifs/categories/celebrations/party')).toEqual(['birthday-cake', 'party-time']);
      expect((await service().error('/v1/gifs/categories/nothing')).body.parameter).toBe('category');
      expect((await service().error('/v1/gifs/categories/animals/nothing')).body.parameter).toBe('subcategory');
    });
  });
}

function describeItems(service: Service): void {
  describe('items', () => {
    it('gives one of any kind by its id, a hidden one too, a removed one not [C-5]', async () => {
      expect((await service().one('/v1/gifs/sticker-cat')).data).toMatchObject({
        id: 'sticker-cat',
        type: 'sticker',
        is_sticker: true,
      });
      expect((await service().one('/v1/gifs/secret')).data.is_hidden).toBe(true);
      const { status, body } = await service().error('/v1/gifs/gone');
      expect({ status, code: body.code, parameter: body.parameter }).toEqual({
        status: 404,
        code: 'not-found',
        parameter: 'id',
      });
    });

    it('gives those that exist of a list of ids, in its order [C-5]', async () => {
      const page = await service().list('/v1/gifs?ids=words-wow,unheard,gone,%20cat-nap,words-wow');
      expect(page.data.map((gif) => gif.id)).toEqual(['words-wow', 'cat-nap']);
      expect(page.pagination).toEqual({ offset: 0, count: 2, total_count: 2 });
    });
  });
}

function describeCollector(service: Service): void {
  describe('collector', () => {
    const event = { ts: 1_750_000_000_000, action_type: 'CLICK', user_id: 'Abcdefgh01234567' };
    const post = (events: unknown[]) =>
      service().request('/v2/pingback', { method: 'POST', body: JSON.stringify({ events }) });

    it('stores the good events of a batch, says which it refused, and counts a resend once [N-3]', async () => {
      const good = {
        ...event,
        event_id: '0190a5a2-0000-7000-8000-000000000001',
        analytics_response_payload: 'of another service',
      };
      const batch = [
        good,
        { ...event, ts: 'yesterday' },
        null,
        { ...good, event_id: '0190a5a2-0000-7000-8000-000000000002' },
        good,
      ];
      expect(await (await post(batch)).json()).toMatchObject({
        accepted: 2,
        duplicates: 1,
        refused: [
          { index: 1, parameter: 'events[1].ts' },
          { index: 2, parameter: 'events[2]' },
        ],
      });
      expect(await (await post([good])).json()).toMatchObject({ accepted: 0, duplicates: 1, refused: [] });
    });

    it('raises what is chosen in trending, once per answer [N-3]', async () => {
      const before = await service().list('/v1/videos/trending');
      expect(before.data).toHaveLength(1);
      const gifs = await service().list('/v1/gifs/trending');
      const last = gifs.data.at(-1);
      const click = { ...event, analytics_response_payload: last?.analytics_response_payload };
      await post(Array.from({ length: 20 }, () => click));
      const once = await service().ids('/v1/gifs/trending');
      expect(once.indexOf(last?.id)).toBeLessThan(gifs.data.length - 1);
      await post([click]);
      expect(await service().ids('/v1/gifs/trending')).toEqual(once);

      for (let answer = 0; answer < 6; answer += 1) {
        const again = await service().one(`/v1/gifs/${last?.id}`);
        await post([{ ...event, analytics_response_payload: again.data.analytics_response_payload }]);
      }
      expect((await service().ids('/v1/gifs/trending'))[0]).toBe(last?.id);
    });

    it('counts neither made-up payloads nor events of a verification [N-5]', async () => {
      const before = await service().ids('/v1/gifs/trending');
      const gif = (await service().one('/v1/gifs/duckling')).data.analytics_response_payload ?? '';
      for (const payload of [
        gif.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        `${gif}&mode=verification`,
        'e=&s=',
      ]) {
        expect(await (await post([{ ...event, analytics_response_payload: payload }])).json()).toMatchObject({
          accepted: 1,
        });
      }
      expect(await service().ids('/v1/gifs/trending')).toEqual(before);
    });

    it('keeps text that no database takes as it is [N-3]', async () => {
      const nasty = 'a\u0000b\ud800c';
      const response = await post([
        {
          ...event,
          user_id: nasty,
          logged_in_user_id: nasty,
          analytics_response_payload: nasty,
          attributes: { [nasty]: nasty, n: 1 },
        },
      ]);
      expect(await response.json()).toMatchObject({ accepted: 1 });
      const { data } = await service().get<{ data: { attributes: unknown }[] }>('/v2/pingback/recent?limit=1');
      expect(data[0]?.attributes).toEqual({ 'a\ufffdb\ufffdc': 'a\ufffdb\ufffdc', n: '1' });
    });
  });
}
