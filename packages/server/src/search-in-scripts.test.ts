import type { CatalogueItem } from '@zoetrope/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { item } from '../testing/fixture-catalogue.ts';
import { createTestService, openTestDatabase, type TestService } from '../testing/test-service.ts';
import { loadCatalogue } from './library/catalogue/load-catalogue.ts';

/** A query and a title that it finds. */
const FOUND: readonly (readonly [query: string, title: string])[] = [
  // Words inside scripts without spaces
  ['売上', '今月の売上が爆発'],
  ['爆', '今月の売上が爆発'],
  ['今月の売上が爆発', '今月の売上が爆発'],
  ['爆発 売上', '今月の売上が爆発'],
  ['誕生日おめでとう', 'お誕生日 おめでとう！'],
  ['スターウォーズ', 'スター・ウォーズ'],
  ['スター・ウォーズ', 'スターウォーズの日'],
  ['ｳｫｰｽﾞ', 'スター・ウォーズ'],
  ['tシャツ', '新しいTシャツです'],
  ['2024年', '2024年の猫'],
  ['生日', '祝你生日快乐'],
  ['快樂', '祝你生日快樂'],
  ['แมว', 'ฉันรักแมวมาก'],
  ['สี', 'รถสีแดง'],
  ['น้ำ', 'ดื่มน้ำเย็น'],
  ['ແມວ', 'ຂ້ອຍຮັກແມວຫຼາຍ'],
  ['ឆ្មា', 'ខ្ញុំស្រលាញ់ឆ្មាណាស់'],
  ['ကြောင်', 'ငါကြောင်ချစ်တယ်'],
  ['བདེ་ལེགས', 'བཀྲ་ཤིས་བདེ་ལེགས།'],
  // Folding
  ['kirmizi', 'Kırmızı balon'],
  ['KIRMIZI', 'Kırmızı balon'],
  ['istanbul', 'İstanbul’da kar'],
  ['lodz', 'Łódź'],
  ['da nang', 'Đà Nẵng'],
  ['smorrebrod', 'Smørrebrød'],
  ['aether', 'Æther'],
  ['coeur', 'Cœur brisé'],
  ['strasse', 'Straße'],
  ['STRAẞE', 'Straße'],
  ['thor', 'Þór'],
  ['καλημερα', 'Καλημέρα'],
  ['κοσμοσ', 'ΚΌΣΜΟΣ'],
  ['елка', 'Ёлка'],
  ['чаи', 'Чай'],
  ['مراكش', 'مَرَّاكُش'],
  ['مَرَّاكُش', 'مراكش الحمراء'],
  ['مرحبا', 'مـــرحبا'],
  ['שלום', 'שָׁלוֹם עולם'],
  ['किताब', 'मेरी किताब'],
  // Emoji
  ['🎉', '🎉'],
  ['🎉', 'party🎉time'],
  ['party', 'party🎉time'],
  ['🎉 time', 'party🎉time'],
  ['👍', 'Nice 👍🏽'],
  ['👍🏿', 'Nice 👍🏽'],
  ['👍🏽', 'All 👍'],
  ['❤', 'Much ❤️'],
  ['❤️', 'Text ❤'],
  ['👨‍👩‍👧', 'Family 👨‍👩‍👧'],
  ['👧', 'Family 👨‍👩‍👧'],
  ['🏳️‍🌈', 'Pride 🏳️‍🌈'],
  ['🏳‍🌈', 'Pride 🏳️‍🌈'],
  ['🌈', 'Pride 🏳️‍🌈'],
  ['🤷', 'Who knows 🤷🏽‍♀️'],
  ['🤷‍♂️', 'Who knows 🤷🏽‍♀️'],
  ['🇩🇪', 'Tor 🇫🇷🇩🇪'],
  ['1️⃣', 'First 1⃣'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'Scotland 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['<3', 'Much ❤️'],
  ['much <3', 'Much ❤️'],
  ['¯\\_(ツ)_/¯', 'Who knows 🤷🏽‍♀️'],
  // Apostrophes, hyphens, and other signs inside words
  ['rock n roll', 'Rock’n’roll'],
  ['rocknroll', 'Rock’n’roll'],
  ["rock'n'roll", 'Rock’n’roll'],
  ['rock’n roll', 'Rock’n’roll'],
  ['rock-n-roll', 'Rock’n’roll'],
  ['greenhouse', 'A green house'],
  ['salt-n-vinegar', 'Salt ’n’ vinegar'],
  ['saltnvinegar', 'Salt ’n’ vinegar'],
  ['rock n roll', 'Rocknroll band'],
  ['highfive', 'High-five'],
  ['high five', 'High-five'],
  ['high-five', 'High-five'],
  ['high‑five', 'Highfive!'],
  ['high five', 'Highfive!'],
  ['high_five', 'High five, dude'],
  ['dont', 'I don’t know'],
  ["don't", 'Dont go'],
  ['donʼt', "don't stop"],
  ['don t', 'I don’t know'],
  ['spiderman', 'spider_man'],
  ['spider man', 'spider_man'],
  ['acdc', 'AC/DC'],
  ['usa', 'U.S.A.'],
  ['amour', 'L’amour'],
  ['lamour', 'L’amour'],
  ['hawaii', 'Hawaiʻi'],
  ['cat’s', 'One cat, two dogs'],
  ['email', 'e-mail'],
  ['goodnight', 'Goodnight moon'],
  ['goodnight', 'Good Night'],
  ['good night', 'Goodnight moon'],
  ['goodnights', 'Good Night'],
  ['ilovenights', 'I love nights'],
  ['goodnight love', 'Good night, love'],
  ['goodmornin', 'Good morning'],
  ['hello world', 'Hello/World'],
  ['می‌خواهم', 'می خواهم'],
  ['میخواهم', 'می‌خواهم بروم'],
];

/** A query and a title that it does not find. */
const NOT_FOUND: readonly (readonly [query: string, title: string])[] = [
  ['が', 'か'],
  ['か', 'が'],
  ['カラス', 'ガラス'],
  ['ハン', 'パン'],
  ['का', 'कि'],
  ['कि', 'का'],
  ['क', 'की'],
  ['दिन', 'दीन'],
  ['कमल', 'कमाल'],
  ['கல்', 'கால்'],
  ['สี', 'สู'],
  ['สู', 'สี'],
  ['สี', 'สี่'],
  ['เสือ', 'เสื้อ'],
  ['ไมล์', 'ไม่'],
  ['ສີ', 'ສູ'],
  ['កា', 'កិ'],
  ['売発', '今月の売上が爆発'],
  ['上売', '今月の売上が爆発'],
  ['月上', '今月の売上が爆発'],
  ['🎊', '🎉'],
  ['👎', 'Nice 👍🏽'],
  ['🇫🇮', 'Tor 🇫🇷🇩🇪'],
  ['🇷🇩', 'Tor 🇫🇷🇩🇪'],
  ['go t', 'got milk'],
  ['c++', 'One cat, two dogs'],
  [':d', 'One cat, two dogs'],
  [':q', 'The Queen'],
  ['plant', 'Plaid shirt'],
  ['goodnight', 'The night was good'],
];

const titles = [...new Set([...FOUND, ...NOT_FOUND].map(([, title]) => title))];
const idOf = (title: string) => `title-${titles.indexOf(title)}`;

const items: readonly CatalogueItem[] = [
  ...titles.map((title) => item(idOf(title), { title, alt_text: '' })),
  item('tags-only', { title: '', alt_text: '', tags: ['今夜の花火大会', '🎆', 'Well-being', 'ไปเที่ยวทะเล', '❤️'] }),
  item('joined', { title: '', alt_text: '', tags: ['high five', 'rain'] }),
  item('palm-anywhere', { title: 'Palm, happy face', alt_text: '', tags: ['face'] }),
  item('palm-tag', { title: 'Tired face', alt_text: '', tags: ['face palm'] }),
  item('palm-title', { title: 'Facepalm', alt_text: '', tags: ['oh no'] }),
  item('translated', {
    title: 'Broken vase',
    alt_text: '',
    i18n: {
      ja: { title: '花瓶が割れた', tags: ['大掃除の日'] },
      'zh-Hant': { title: '摔破花瓶了', tags: [] },
      th: { title: 'แจกันแตกแล้ว', tags: [] },
      ru: { title: 'Разбитая ваза', tags: [] },
      'pt-BR': { title: 'Vaso quebrado', tags: ['coração 💔'] },
      nb: { title: 'Knust vase på kjøkkenet', tags: [] },
    },
  }),
];

let service: TestService;
beforeAll(async () => {
  const database = await openTestDatabase();
  const channels = [
    {
      slug: 'hanabi',
      display_name: '日本の花火',
      description: '',
      is_public: true,
      is_verified: false,
      suppress_chrome: false,
      parent: null,
      tags: ['rock’n’roll', '🎇', 'Kırmızı', 'कमल'],
    },
  ];
  const catalogue = { items, channels, fileUrl: (name: string) => new URL(`file:///nowhere/${name}`) };
  await loadCatalogue(database.db, catalogue, Date.now());
  service = createTestService(database, { catalogue, trustProxy: 1 });
}, 60_000);
afterAll(() => service.close());

const search = (query: string, lang?: string) =>
  service.ids(`/v1/gifs/search?limit=50&q=${encodeURIComponent(query)}${lang === undefined ? '' : `&lang=${lang}`}`);

const suggest = async (query: string, lang = '') => {
  const { data } = await service.get<{ data: { name: string }[] }>(
    `/v1/gifs/search/tags?q=${encodeURIComponent(query)}&lang=${lang}`,
  );
  return data.map(({ name }) => name);
};

describe('search in any script', () => {
  it.each(FOUND)('searches for %j and finds the title %j [C-8]', async (query, title) => {
    expect(await search(query)).toContain(idOf(title));
  });

  it.each(NOT_FOUND)('searches for %j and does not find the title %j [C-8]', async (query, title) => {
    expect(await search(query)).not.toContain(idOf(title));
  });

  it.each(['花火', '大会', '🎆', 'wellbeing', 'well being', 'ทะเล'])(
    'searches for %j and finds a tag [C-8]',
    async (query) => {
      expect(await search(query)).toContain('tags-only');
    },
  );

  it('lists neighboring or joined words in a title first, then those in a tag, then separate words [C-8]', async () => {
    for (const query of ['face palm', 'face-palm'])
      expect(await search(query), query).toEqual(['palm-title', 'palm-tag', 'palm-anywhere']);
    expect(await search('facepalm')).toEqual(['palm-title', 'palm-tag']);
  });

  it.each([
    ['花瓶', undefined],
    ['割れた', undefined],
    ['割れた', 'en-US'],
    ['掃除', undefined],
    ['掃除', 'ja-JP'],
    ['摔破', 'zh-Hant-TW'],
    ['แตก', undefined],
    ['ваза', undefined],
    ['💔', undefined],
    ['quebrado', 'pt'],
    ['quebrado', 'pt_PT'],
    ['coracao', 'pt-BR'],
    ['kjokkenet', 'no'],
    ['kjøkkenet', 'nn-NO'],
  ])('searches for %j and finds a translation in the language %s [C-8]', async (query, lang) => {
    expect(await search(query, lang)).toContain('translated');
  });

  it.each(['xx', 'undefined', '', 'klingon', "e'", 'es-419', 'fil', 'zh-Hant-TW', '*', 'de-DE-u-co-phonebk', '%00'])(
    'accepts the language %j, and searches the others for a word that it lacks [C-8]',
    async (lang) => {
      expect(await search('broken', lang)).toEqual(['translated']);
      expect(await search('quebrado', lang)).toEqual(['translated']);
    },
  );

  it('finds a channel by a word inside its name, by its emoji, and in any spelling [C-7]', async () => {
    for (const q of ['花火', 'rock n roll', 'rocknroll', '🎇', 'kirmizi', 'कमल']) {
      const { data } = await service.get<{ data: { slug: string }[] }>(
        `/v1/channels/search?q=${encodeURIComponent(q)}`,
      );
      expect(
        data.map(({ slug }) => slug),
        q,
      ).toEqual(['hanabi']);
    }
    const { data } = await service.get<{ data: unknown[] }>(`/v1/channels/search?q=${encodeURIComponent('कम')}`);
    expect(data).toHaveLength(1);
    expect((await service.get<{ data: unknown[] }>(`/v1/channels/search?q=${encodeURIComponent('कमि')}`)).data).toEqual(
      [],
    );
  });

  it.each([
    ['花火', ['今夜の花火大会']],
    ['今夜', ['今夜の花火大会']],
    ['花大', []],
    ['ทะเล', ['ไปเที่ยวทะเล']],
    ['🎆', ['🎆']],
    ['<3', ['❤']],
    ['well-b', ['well being']],
    ['highfive', ['high five']],
    ['HighFi', ['high five']],
    ['high-f', ['high five']],
    ['hi gh', ['high five']],
    ['h ighfive', []],
    ['wellbeing', ['well being']],
    ['大掃除', ['大掃除の日']],
  ])('completes %j to the tags %j [C-11]', async (q, tags) => {
    expect(await suggest(q)).toEqual(tags);
  });

  it.each([
    ['coracao', 'pt', ['coracao 💔']],
    ['CORAÇÃO', 'pt-BR', ['coracao 💔']],
    ['cora', '', ['coracao 💔']],
    ['cora', 'en', []],
    ['cora', 'de', []],
    ['highfive', 'pt', ['high five']],
  ])('completes %j in the language %s to the tags %j [C-11]', async (q, lang, tags) => {
    expect(await suggest(q, lang)).toEqual(tags);
  });

  it('counts searches for known runs and emoji [C-11]', async () => {
    for (let caller = 0; caller < 5; caller += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${caller}` };
      for (const q of ['花火', '🎆']) await service.request(`/v1/gifs/search?q=${encodeURIComponent(q)}`, { headers });
    }
    await service.flush();
    const { data } = await service.get<{ data: string[] }>('/v1/trending/searches');
    expect(data).toEqual(expect.arrayContaining(['花火', '🎆']));
  });

  it.each([
    ['🎆', 'tags-only'],
    ['WELL BEING', 'tags-only'],
    ['wellbeing', 'tags-only'],
    ['High-Five', 'joined'],
    ['highfive', 'joined'],
    ['ｈｉｇｈ　ｆｉｖｅ', 'joined'],
  ])('chooses a random item by the tag %j in any spelling [C-9]', async (tag, id) => {
    expect((await service.one(`/v1/gifs/random?tag=${encodeURIComponent(tag)}`)).data.id).toBe(id);
  });

  it.each(['high five', 'High-Five', 'highfive', 'ｈｉｇｈ　ｆｉｖｅ'])(
    'finds the tags related to %j [C-11]',
    async (tag) => {
      const { data } = await service.get<{ data: { name: string }[] }>(`/v1/tags/related/${encodeURIComponent(tag)}`);
      expect(data.map(({ name }) => name)).toEqual(['rain']);
    },
  );
});
