import { describe, expect, it } from 'vitest';
import type { Service } from './test-service.ts';

/** Search, spelling correction, and suggestions. */
export function describeSearch(service: Service): void {
  describe('search', () => {
    it.each([
      ['finds titles and tags, titles first', 'gifs/search?q=cat', ['cat-parade', 'cat-nap', 'category-joke']],
      ['ranks complete last words before prefixes', 'gifs/search?q=cat%20n', ['cat-nap']],
      ['finds the plural by the singular', 'gifs/search?q=cats', ['cat-parade', 'cat-nap']],
      ['finds a word that is often a stop word', 'gifs/search?q=no', ['nope']],
      ['ignores stop words', 'gifs/search?q=the%20panda%20gif', ['panda-portal']],
      ['finds a word by a prefix that its stem lacks', 'gifs/search?q=parad', ['cat-parade']],
      ['finds a word by its prefix', 'gifs/search?q=confet', ['party-time']],
      ['finds alt texts', 'gifs/search?q=shaking', ['nope']],
      ['ignores accents, case and apostrophes', 'gifs/search?q=CAFE', ['cafe']],
      ['ignores the form of an apostrophe', "gifs/search?q=let's%20go", ['lets-go']],
      ['finds a tag that is an object', 'gifs/search?q=night%20life', ['cafe']],
      ['keeps kinds apart', 'stickers/search?q=cat', ['sticker-cat']],
      ['finds animated text', 'text/search?q=wow&excludeDynamicResults=true', ['words-wow']],
      ['finds clips', 'videos/search?q=party', ['clip-drums']],
      ['corrects transposed letters', 'gifs/search?q=pnada', ['panda-portal']],
      ['corrects a typo in a longer word', 'gifs/search?q=hapy%20brithday', ['birthday-cake']],
      ['drops an unknown word', 'gifs/search?q=xyzzyplugh%20panda', ['panda-portal']],
      ['finds any of the words when no item has all', 'gifs/search?q=panda%20cake', ['panda-portal', 'birthday-cake']],
      ['finds nothing for nonsense', 'gifs/search?q=xyzzyplugh', []],
      ['finds nothing for signs only', 'gifs/search?q=%3F!%26%7C', []],
      ['limits @channel to that channel', 'gifs/search?q=%40moods%20cat', ['category-joke']],
      ['includes child channels in a channel', 'gifs/search?q=%40zoo%20cat', ['cat-parade', 'cat-nap']],
      ['sorts by date', 'gifs/search?q=%40moods&sort=recent&limit=1', ['category-joke']],
      ['accepts parameters of other widgets', 'gifs/search?q=panda&excludeDynamicResults=undefined', ['panda-portal']],
      ['lists a channel without a term', 'gifs/search?q=%40zoo-cats', ['cat-parade', 'cat-nap']],
      ['finds nothing in an unknown channel', 'gifs/search?q=%40nobody%20cat', []],
      ['includes the rating r on request', 'gifs/search?q=scary&rating=r', ['scream']],
      ['limits results to the default rating', 'gifs/search?q=scary', []],
      ['treats y as the mildest rating', 'gifs/search?q=bird&rating=y', ['duckling']],
      ['finds translations in their language', 'stickers/search?q=katze&lang=de', ['sticker-cat']],
      ['does not mind missing umlauts', 'stickers/search?q=suss&lang=de', ['sticker-cat']],
      ['finds translations with their umlauts', 'stickers/search?q=s%C3%BC%C3%9F&lang=de', ['sticker-cat']],
      ['finds translations in a script without spaces', 'stickers/search?q=%E7%8C%AB&lang=ja', ['sticker-cat']],
      ['still finds English beside another language', 'stickers/search?q=sun&lang=de', ['sticker-sun']],
      ['mends slips in another language', 'stickers/search?q=gesciht&lang=de', ['sticker-cat']],
      ['finds a word that only another language has', 'stickers/search?q=katze', ['sticker-cat']],
      ['treats markup and SQL as words', "gifs/search?q='%3B%20DROP%20TABLE%20items%3B%20--", ['markup']],
    ])('%s [C-8]', async (_, path, expected) => {
      expect(await service().ids(`/v1/${path}`)).toEqual(expected);
    });

    it('returns search pages without gap or repetition [C-8]', async () => {
      const completeList = await service().list('/v1/gifs/search?q=%40moods');
      const ids: unknown[] = [];
      for (let offset = 0; offset < completeList.data.length; offset += 2) {
        const page = await service().list(`/v1/gifs/search?q=%40moods&limit=2&offset=${offset}`);
        expect(page.pagination).toEqual({ offset, count: page.data.length, total_count: completeList.data.length });
        ids.push(...page.data.map((gif) => gif.id));
      }
      expect(ids).toEqual(completeList.data.map((gif) => gif.id));
      expect((await service().list('/v1/gifs/search?q=%40moods&offset=1000')).pagination).toEqual({
        offset: 1000,
        count: 0,
        total_count: completeList.data.length,
      });
    });

    it('counts successful searches as trending [C-11]', async () => {
      const { ids, get, request } = service();
      for (let caller = 0; caller < 8; caller += 1) {
        await request('/v1/gifs/search?q=Confetti!', { headers: { 'X-Forwarded-For': `203.0.113.${caller}` } });
        await ids('/v1/gifs/search?q=dance');
      }
      await ids('/v1/gifs/search?q=confet');
      await ids('/v1/gifs/search?q=john%20smith%20panda');
      await service().flush();
      const { data } = await get<{ data: string[] }>('/v1/trending/searches');
      expect(data[0]).toBe('confetti');
      expect(data).toContain('happy birthday');
      // Eight searches of one caller count once: less than any seed.
      expect(data.slice(0, data.indexOf('happy birthday'))).toEqual(['confetti']);
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
