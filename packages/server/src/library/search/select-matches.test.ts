import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsRead } from '../../../testing/rows-read.ts';
import { openTestDatabase } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import type { Db } from '../../database/schema.ts';
import { FIRST_COLD_TIER } from '../../database/search-index.ts';
import { usedWords } from '../catalogue/counts.ts';
import { insertScores, insertTexts, insertTranslations } from '../catalogue/derived-tables.ts';
import { itemRow, translationRows } from '../catalogue/item-rows.ts';
import { createLineage } from '../catalogue/lineage.ts';
import { popularItems } from '../gifs/popular-items.ts';
import { pageByScore } from '../gifs/select-page.ts';
import { createCommonSearches } from './common-searches.ts';
import { firstHits, firstMatches, queriesOf } from './first-matches.ts';
import { completeLastWord } from './known-words.ts';
import { ENGLISH } from './language-of.ts';
import { parseQuery } from './parse-query.ts';
import { type SearchOptions, searchGifs } from './search-gifs.ts';
import { matchAll } from './text-query.ts';
import { moveBetweenTiers } from './tiers.ts';

const ITEMS = 6000;
const MAX_MATCHES = 5000;
const SIZES = [100, 400, 1500];

const numbers = Array.from({ length: ITEMS }, (_, number) => number);
const idOf = (number: number) => `item-${String(number).padStart(4, '0')}`;
const idsOf = (isIncluded: (number: number) => boolean) => numbers.filter(isIncluded).map(idOf);

/** Multiplied by a prime, so that neighbors differ in popularity and date. */
const rankOf = (number: number) => (number * 1009) % ITEMS;

/** All have "cat", some as a tag only. */
function itemAt(number: number) {
  const kind: 'sticker' | 'gif' = number % 50 === 1 ? 'sticker' : 'gif';
  const rating: 'g' | 'pg' = number % 20 === 2 ? 'g' : 'pg';
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  return {
    id: idOf(number),
    kind,
    title: `${number % 2 === 0 ? 'Cat' : 'Pet'} ${words[number % 7]} ${number % 3 === 0 ? 'dog' : ''}`,
    alt_text: number % 11 === 0 ? 'A dog' : '',
    tags: ['cat', ...(number % 5 === 0 ? ['dog'] : []), ...(number % 60 === 0 ? ['catfish'] : [])],
    i18n: number % 4 === 0 ? { de: { title: 'Katze', tags: number % 8 === 0 ? ['Hund'] : [] } } : {},
    channel: number % 60 === 3 ? 'zoo' : null,
    rating,
    created: new Date(Date.UTC(2026, 0, 1) + ((number * 2003) % ITEMS) * 60_000).toISOString(),
    isRemoved: false,
    ...{
      width: 1,
      height: 1,
      frames: 1,
      duration_ms: 1,
      master: 'none.webp',
      license: 'CC0-1.0',
      source: '',
      bytes: {},
    },
  };
}

const hasDog = (number: number) => number % 3 === 0 || number % 5 === 0 || number % 11 === 0;

describe('a search in a library with tiers', () => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openTestDatabase('schema');
    const { db } = database;
    const items = numbers.map(itemAt);
    const zoo = { slug: 'zoo', parent: null, description: '', tags: [] };
    const channels = [{ ...zoo, is_public: true, is_verified: false, suppress_chrome: false }];
    const rows = items.map((item) => itemRow(item, createLineage(channels)));
    await db.transaction().execute(async (tx) => {
      await sql`INSERT INTO items (id, data) SELECT data ->> 'id', data FROM jsonb_array_elements(${JSON.stringify(items)}::jsonb) AS t(data)`.execute(
        tx,
      );
      await insertScores(
        tx,
        rows.map((row, number) => ({ ...row, clicks: -rankOf(number) / 1000, seen: 0 })),
      );
      await insertTexts(tx, rows);
      await insertTranslations(tx, items.flatMap(translationRows));
      await sql`INSERT INTO words (language, word, items) ${usedWords()}`.execute(tx);
      await sql`INSERT INTO list_sizes (kind, rating, items) SELECT kind, rating, count(*) FROM item_scores GROUP BY kind, rating`.execute(
        tx,
      );
    });
  }, 60_000);
  afterAll(() => database.close());

  let commonSearches = createCommonSearches(() => 0);

  interface TestOptions extends SearchOptions {
    /** Default: the database. */
    readonly db: Db;
    /** The number of items that the search expects. Default: 1,000,000. */
    readonly librarySize: number;
  }

  /** Like that of a process that has just started. */
  function searchFirst(q: string, options: Partial<TestOptions> = {}) {
    commonSearches = createCommonSearches(() => 0);
    return search(q, options);
  }

  async function search(
    q: string,
    { db = database.db, librarySize = 1_000_000, ...options }: Partial<TestOptions> = {},
  ) {
    const range = { offset: 0, limit: ITEMS, ...options };
    const filter = { kind: 'gif', rating: 'pg-13', language: ENGLISH } as const;
    const aliases = { replaceIn: async () => undefined };
    const context = { db, commonSearches, aliases, countItems: async () => librarySize };
    const { items, total } = await searchGifs(context, parseQuery(q), {
      ...filter,
      ...range,
    });
    return { ids: items.map(({ item }) => item.id), total };
  }

  async function tierSizes() {
    const { rows } = await sql<{
      size: number;
    }>`SELECT count(*)::integer AS size FROM item_texts GROUP BY tier ORDER BY tier`.execute(database.db);
    return rows.map(({ size }) => size);
  }

  /** Searches with fewer than 5,000 matches. */
  const RARE: [string, Partial<SearchOptions>][] = [
    ['dog', {}],
    ['cat dog', {}],
    ['catf', {}],
    ['dog', { sort: 'recent' }],
    ['dog', { kind: 'sticker' }],
    ['dog', { rating: 'g' }],
    ['katze', { language: 'de' }],
    ['hund', { language: 'de', sort: 'recent' }],
    ['@zoo cat', {}],
    ['@zoo', {}],
  ];
  let withOneTier: Awaited<ReturnType<typeof search>>[];

  it('moves at most as many items as the limit, the hottest tier first [C-8]', async () => {
    withOneTier = await Promise.all(RARE.map(([q, options]) => search(q, options)));
    expect(await tierSizes()).toEqual([ITEMS]);
    expect(await moveBetweenTiers(database.db, { sizes: SIZES, limit: 1000 })).toBe(1000);
    expect(await tierSizes()).toEqual([ITEMS - 1000, expect.any(Number), expect.any(Number), expect.any(Number)]);
    while ((await moveBetweenTiers(database.db, { sizes: SIZES, limit: 1000 })) > 0);
    // Items stay in their tier up to a tenth beyond its end: at ranks 100, 500 and 2,000.
    expect(await tierSizes()).toEqual([112, 444, 1667, 3777]);
  });

  it('has the same order as with one tier, if it has fewer than 5,000 matches [C-8]', async () => {
    const withTiers = await Promise.all(RARE.map(([q, options]) => search(q, options)));
    expect(withTiers).toEqual(withOneTier);
    expect(withTiers.map(({ ids }) => ids.length)).toEqual(withTiers.map(({ total }) => total));
    expect(withTiers.every(({ total }) => total > 0)).toBe(true);
  });

  it.each<[string, Partial<SearchOptions>, (number: number) => boolean]>([
    ['dog', {}, (number) => number % 50 !== 1 && hasDog(number)],
    ['cat', { kind: 'sticker' }, (number) => number % 50 === 1],
    ['cat', { rating: 'g' }, (number) => number % 50 !== 1 && number % 20 === 2],
    ['@zoo cat', {}, (number) => number % 50 !== 1 && number % 60 === 3],
    ['@zoo katze', { language: 'de' }, (number) => number % 60 === 3 && number % 4 === 0],
    ['katze', { language: 'de' }, (number) => number % 50 !== 1 && number % 4 === 0],
    ['catf', {}, (number) => number % 60 === 0],
  ])('finds for %j with %j all and only its matches [C-8]', async (q, options, isMatch) => {
    const { ids, total } = await search(q, options);
    expect([...ids].sort()).toEqual(idsOf(isMatch));
    expect(total).toBe(ids.length);
  });

  it.each<[string, Partial<SearchOptions>]>([
    ['cat', {}],
    ['cat', { sort: 'recent' }],
    ['cat', { language: 'de' }],
  ])(
    'ends the list of %j with %j at 5,000, and its pages neither overlap nor miss an item [C-8]',
    async (q, options) => {
      const completeList = await search(q, options);
      expect([completeList.total, new Set(completeList.ids).size]).toEqual([MAX_MATCHES, MAX_MATCHES]);
      const pages: string[] = [];
      for (let offset = 0; offset < MAX_MATCHES; offset += 999) {
        const page = await search(q, { ...options, offset, limit: 999 });
        expect(page.total).toBe(MAX_MATCHES);
        pages.push(...page.ids);
      }
      expect(pages).toEqual(completeList.ids);
      expect(await search(q, { ...options, offset: 4999, limit: 25 })).toEqual({
        ids: completeList.ids.slice(-1),
        total: MAX_MATCHES,
      });
      expect(await search(q, { ...options, offset: 5000, limit: 25 })).toEqual({ ids: [], total: MAX_MATCHES });
    },
  );

  it.each<[string, Partial<SearchOptions>]>([
    ['cat', {}],
    ['ca', {}],
    ['cat', { sort: 'recent' }],
    ['cat', { language: 'de' }],
    ['cat', { language: 'de', sort: 'recent' }],
    ['cats', { rating: 'r' }],
  ])('has the same pages of %j with %j again, once it is known to be common [C-8]', async (q, options) => {
    const ranges = [0, 30, 80, 90, 100, 110, 120, 1000, 4980, 5000].map((offset) => ({
      ...options,
      offset,
      limit: 25,
    }));
    const first: Awaited<ReturnType<typeof search>>[] = [];
    for (const range of ranges) first.push(await searchFirst(q, range));
    const again: typeof first = [];
    for (const range of ranges) again.push(await search(q, range));
    expect(again).toEqual(first);
    expect(again.map(({ total }) => total)).toEqual(ranges.map(() => MAX_MATCHES));
  });

  it('reads only the hottest tier of a word that is known to be common [C-8]', async () => {
    const { db } = database;
    // Removes what the moves have left in the index of the hottest tier.
    await sql`VACUUM ANALYZE item_texts, item_scores, items`.execute(db);
    const firstRows = await rowsRead(db, (tx) => searchFirst('cat', { limit: 25, db: tx }));
    const rows = await rowsRead(db, (tx) => search('cat', { limit: 25, db: tx }));
    expect(firstRows).toBeGreaterThan(MAX_MATCHES);
    expect(rows).toBeLessThan(1000);
    const recent = { sort: 'recent', limit: 25 } as const;
    expect(await rowsRead(db, (tx) => searchFirst('cat', { ...recent, db: tx }))).toBeGreaterThan(MAX_MATCHES);
    expect(await rowsRead(db, (tx) => search('cat', { ...recent, db: tx }))).toBeLessThan(1000);
  });

  it('reads the popularity of few items where many have the same score, and has the same pages [C-8]', async () => {
    const { db } = database;
    const options = { kind: 'gif', rating: 'pg-13', english: matchAll(parseQuery('cat').terms, ENGLISH) } as const;
    const hits = {
      ctes: queriesOf(options),
      found: sql`SELECT item_id, CASE WHEN item_id < ${idOf(61)} THEN 2 ELSE 1 END AS score FROM (${firstMatches(options)}) AS hits`,
    };
    const popular = popularItems(options, { limit: 100 });
    const idsOfPage = async (scored: Parameters<typeof pageByScore>[0], offset: number, db = database.db) => {
      const page = pageByScore(scored, { offset, limit: 25 });
      const { rows } = await sql<{ item_id: string }>`${page}`.execute(db);
      return rows.map(({ item_id }) => item_id);
    };
    for (const offset of [0, 45, 59, 70, 90, 1000, MAX_MATCHES])
      expect(await idsOfPage({ ...hits, popular }, offset)).toEqual(await idsOfPage(hits, offset));
    const ofAll = await rowsRead(db, (tx) => idsOfPage(hits, 59, tx));
    const ofFew = await rowsRead(db, (tx) => idsOfPage({ ...hits, popular }, 59, tx));
    expect(ofAll - ofFew).toBeGreaterThan(MAX_MATCHES - 500);
  });

  it.each<[string, Partial<SearchOptions>]>([
    ['cat', {}],
    ['ca', {}],
    ['dog', {}],
    ['cat', { language: 'de' }],
  ])(
    'has the same pages of %j with %j, whether or not it counts the matches of the cold tiers first [C-8]',
    async (q, options) => {
      for (const offset of [0, 90, 2000, 2200, 4980]) {
        const range = { ...options, offset, limit: 25 };
        const counted = await searchFirst(q, range);
        expect(counted).toEqual(await searchFirst(q, { ...range, librarySize: 62_000 }));
      }
    },
  );

  it.each([
    ['only counts', 'a common word', { items: 1_000_000, offset: 0 }, { isCommon: true, areColdRanked: false }],
    [
      'ranks',
      'a page beyond the hot tiers',
      { items: 1_000_000, offset: 4000 },
      { isCommon: false, areColdRanked: true },
    ],
    [
      'ranks',
      'a word that is expected to be rare',
      { items: 100_000, offset: 0 },
      { isCommon: false, areColdRanked: true },
    ],
    ['ranks', 'a library without cold tiers', { items: 62_000, offset: 0 }, { isCommon: false, areColdRanked: true }],
  ])('%s the matches of the cold tiers for %s [C-8]', async (_verb, _subject, { items, offset }, expected) => {
    const english = matchAll(parseQuery('cat').terms, ENGLISH);
    const options = { kind: 'gif', rating: 'pg-13', english, items } as const;
    const { ctes, isCommon } = firstHits(options, { offset, limit: 25 });
    const { rows } = await sql`
      WITH ${queriesOf(options)}, ${ctes}
      SELECT ${isCommon} AS "isCommon", EXISTS (SELECT FROM hits WHERE tier >= ${FIRST_COLD_TIER}) AS "areColdRanked"`.execute(
      database.db,
    );
    expect(rows).toEqual([expected]);
  });

  it('completes a word with those of the most items first [C-8]', async () => {
    const { terms } = parseQuery('ca');
    expect(await completeLastWord(database.db, terms, [ENGLISH])).toEqual({ words: ['cat', 'catfish'], areAll: true });
  });

  it('lists a new item at once in a search that is known to be common [C-8]', async () => {
    const { db } = database;
    await searchFirst('cat');
    const item = { ...itemAt(2), id: 'item-new', title: 'Cat cat cat', created: '2027-01-01T00:00:00.000Z' };
    const row = itemRow(item, createLineage([]));
    await db.transaction().execute(async (tx) => {
      await sql`INSERT INTO items (id, data) VALUES (${item.id}, ${JSON.stringify(item)}::jsonb)`.execute(tx);
      await insertScores(tx, [{ ...row, clicks: 10, seen: 0 }]);
      await insertTexts(tx, [row]);
    });
    const found = [await search('cat', { limit: 25 }), await search('cat', { limit: 25, sort: 'recent' })];
    await db.transaction().execute(async (tx) => {
      for (const table of ['item_texts', 'item_scores'] as const)
        await tx.deleteFrom(table).where('item_id', '=', item.id).execute();
      await tx.deleteFrom('items').where('id', '=', item.id).execute();
    });
    for (const { ids } of found) expect(ids).toContain(item.id);
    expect((await search('cat', { limit: 25 })).ids).not.toContain(item.id);
  });

  it('lists the hottest tier of a common word first, best matches first [C-8]', async () => {
    const { ids } = await search('cat', { limit: 50 });
    const { rows } = await sql<{ id: string }>`SELECT item_id AS id FROM item_texts WHERE tier = 0`.execute(
      database.db,
    );
    const hottest = new Set(rows.map(({ id }) => id));
    expect(ids.filter((id) => !hottest.has(id))).toEqual([]);
    const titles = ids.map((id) => Number(id.slice(-4)) % 2);
    expect(titles).toEqual([...titles].sort());
  });

  it('lists the newest of all matches of a common word first [C-8]', async () => {
    const newest = numbers
      .filter((number) => number % 50 !== 1)
      .map(itemAt)
      .sort((a, b) => (a.created < b.created ? 1 : -1));
    const { ids } = await search('cat', { sort: 'recent' });
    expect(ids).toEqual(newest.slice(0, MAX_MATCHES).map(({ id }) => id));
    expect((await search('cat', { sort: 'recent', offset: 40, limit: 5 })).ids).toEqual(ids.slice(40, 45));
  });

  it('finds an item once before and after it moves, and counts it once [C-8]', async () => {
    const { db } = database;
    const coldest = idOf(numbers.find((number) => rankOf(number) > ITEMS - 20 && number % 3 === 0) ?? 0);
    const found = async () => {
      const { ids, total } = await search('dog');
      return { times: ids.filter((id) => id === coldest).length, total };
    };
    const before = await found();
    await sql`UPDATE item_scores SET clicks = 50 WHERE item_id = ${coldest}`.execute(db);
    // It moves up, and one item of each hot tier moves down.
    expect(await moveBetweenTiers(db, { sizes: SIZES })).toBe(4);
    expect(await moveBetweenTiers(db, { sizes: SIZES })).toBe(0);
    expect(await found()).toEqual(before);
    expect(before.times).toBe(1);
    const { rows } = await sql<{ tier: number }>`SELECT tier FROM item_texts WHERE item_id = ${coldest}`.execute(db);
    expect(rows).toEqual([{ tier: 0 }]);
  });

  it('leaves an item in the last tier until it is hot, and finds it once [C-8]', async () => {
    const { db } = database;
    const isLast = (number: number) => rankOf(number) === ITEMS - 60;
    const [id = ''] = idsOf(isLast);
    const { kind } = itemAt(numbers.find(isLast) ?? 0);
    const tierOfItem = async () => {
      const { rows } = await sql<{ tier: number }>`SELECT tier FROM item_texts WHERE item_id = ${id}`.execute(db);
      return rows[0]?.tier;
    };
    for (const table of ['item_texts', 'translations'])
      await sql`UPDATE ${sql.table(table)} SET tier = 4 WHERE item_id = ${id}`.execute(db);
    expect(await moveBetweenTiers(db, { sizes: SIZES })).toBe(0);
    expect(await tierOfItem()).toBe(4);
    await sql`UPDATE item_scores SET clicks = 60 WHERE item_id = ${id}`.execute(db);
    await moveBetweenTiers(db, { sizes: SIZES });
    expect(await tierOfItem()).toBe(0);
    const { ids } = await searchFirst('cat', { kind });
    expect(ids.filter((found) => found === id)).toEqual([id]);
  });
});
