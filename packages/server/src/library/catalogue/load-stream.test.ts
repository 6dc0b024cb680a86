import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { fixtureCatalogue, item } from '../../../testing/fixture-catalogue.ts';
import { openTestDatabase } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import type { Catalogue } from '../../storage/catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';

const ITEMS = 2500;
const BATCH = 1000;

let streams = 0;
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('reads a stream by the thousand, and sends no statement with more items', async () => {
  let read = 0;
  const readAtStatement: number[] = [];
  let largest = 0;
  const watching: KyselyPlugin = {
    transformQuery({ node }) {
      readAtStatement.push(read);
      largest = Math.max(largest, ...textsOf(node).map((text) => text.split('"id":').length - 1));
      return node;
    },
    async transformResult({ result }) {
      largest = Math.max(largest, result.rows.length);
      return result;
    },
  };
  const stream = streamOf(function* () {
    for (; read < ITEMS; read += 1) yield item(`many-${read}`, { title: 'Many', alt_text: 'Many', tags: ['many'] });
  });
  await loadCatalogue(database.db.withPlugin(watching), stream, Date.now());

  const steps = [...new Set(readAtStatement)];
  const readBetweenStatements = steps.slice(1).map((count, index) => count - (steps[index] ?? 0));
  expect(Math.max(...readBetweenStatements)).toBeLessThanOrEqual(BATCH);
  expect(read).toBe(ITEMS);
  expect(largest).toBeGreaterThan(0);
  expect(largest).toBeLessThanOrEqual(BATCH);
  expect(await countOf('many')).toBe(ITEMS);
});

it('rewrites the rows of a changed item only', async () => {
  await loadCatalogue(database.db, fixtureCatalogue, Date.now());
  const before = await rowVersions();
  const items = fixtureCatalogue.items.map((entry) => (entry.id === 'cafe' ? { ...entry, title: 'Teahouse' } : entry));
  await loadCatalogue(database.db, { ...fixtureCatalogue, items }, Date.now());
  const after = await rowVersions();
  const changed = [...after].filter(([row, version]) => before.get(row) !== version).map(([row]) => row);
  expect(changed.sort()).toEqual([
    'item_tags cafe coffee',
    'item_tags cafe night life',
    'item_texts cafe',
    'items cafe',
    'words en teahouse',
  ]);
  const removed = [...before.keys()].filter((row) => !after.has(row));
  expect(removed.sort()).toEqual(['words en at', 'words en cafe']);
});

it('touches no row when a catalogue with another version has the same items', async () => {
  await loadCatalogue(database.db, { ...fixtureCatalogue, version: '1' }, Date.now());
  const before = await rowVersions();
  await loadCatalogue(database.db, { ...fixtureCatalogue, version: '2' }, Date.now());
  expect(await rowVersions()).toEqual(before);
});

it('stores the sizes of files that were added or replaced, though their items are unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-sizes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'one.webp'), 'one');
  await writeFile(join(folder, 'two.webp'), 'two');
  const items = [item('one', {}), item('two', {}), item('three', {})];
  const fileUrl = (name: string) => pathToFileURL(join(folder, name));
  const load = (version: string) =>
    loadCatalogue(database.db, { ...fixtureCatalogue, items, fileUrl, version }, Date.now());
  const sizes = async () => {
    const { rows } = await sql<{ bytes: object }>`SELECT data -> 'bytes' AS bytes FROM items
      WHERE id IN ('one', 'two', 'three') ORDER BY id`.execute(database.db);
    return rows.map(({ bytes }) => bytes);
  };
  await load('files 1');
  expect(await sizes()).toEqual([{ 'one.webp': 3 }, {}, { 'two.webp': 3 }]);
  await writeFile(join(folder, 'two.webp'), 'two is new');
  await writeFile(join(folder, 'three.webp'), 'three');
  await load('files 2');
  expect(await sizes()).toEqual([{ 'one.webp': 3 }, { 'three.webp': 5 }, { 'two.webp': 10 }]);
});

it('loads a catalogue even if there is no time to vacuum its tables', async () => {
  let vacuums = 0;
  const impatient: KyselyPlugin = {
    transformQuery({ node }) {
      if (!textsOf(node).some((text) => text.includes('VACUUM'))) return node;
      vacuums += 1;
      throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    },
    transformResult: async ({ result }) => result,
  };
  const stream = streamOf(() => [item('vacuumed', { tags: ['vacuumed'] })]);
  await loadCatalogue(database.db.withPlugin(impatient), stream, Date.now());
  expect(vacuums).toBe(1);
  expect(await countOf('vacuumed')).toBe(1);
});

it('does not read the items of a version that is loaded', async () => {
  await loadCatalogue(database.db, { ...fixtureCatalogue, version: '3' }, Date.now());
  const unreadable = streamOf(() => {
    throw new Error('The items are read.');
  });
  await loadCatalogue(database.db, { ...fixtureCatalogue, ...unreadable, version: '3' }, Date.now());
});

it('changes nothing when a stream fails, and loads it completely at the next start', async () => {
  await loadCatalogue(database.db, fixtureCatalogue, Date.now());
  const before = await rowVersions();
  let isBroken = true;
  const stream = streamOf(function* () {
    for (let index = 0; index < 2 * BATCH; index += 1) {
      if (isBroken && index === BATCH + 1) throw new Error('The disk is gone.');
      yield item(`late-${index}`, { tags: ['late'] });
    }
  });
  await expect(loadCatalogue(database.db, stream, Date.now())).rejects.toThrow('The disk is gone.');
  expect(await rowVersions()).toEqual(before);
  isBroken = false;
  await loadCatalogue(database.db, stream, Date.now());
  expect(await countOf('late')).toBe(2 * BATCH);
});

it('rejects items that can be read only once, instead of removing them', async () => {
  const before = await rowVersions();
  const items = [item('once', {})].values();
  await expect(loadCatalogue(database.db, { ...fixtureCatalogue, items }, Date.now())).rejects.toThrow(
    'The catalogue had 1 items when it was read first, and 0 when it was read again.',
  );
  expect(await rowVersions()).toEqual(before);
});

it.each([
  ['an invalid field', { ...item('odd', {}), rating: 'pg13' }, 'Item 2 ("odd") of the catalogue is invalid: rating'],
  ['an invalid id', { ...item('odd', {}), id: '../odd' }, 'Item 2 of the catalogue is invalid: id'],
  ['tags that are a text', { ...item('odd', {}), tags: 'cat' }, 'Item 2 ("odd") of the catalogue is invalid: tags'],
  ['the id of an earlier item', item('first', {}), 'Item 2 ("first") of the catalogue has the id of an earlier item'],
])('names an item with %s', async (_, second, message) => {
  const stream = streamOf(function* () {
    yield item('first', {});
    yield second as CatalogueItem;
  });
  await expect(loadCatalogue(database.db, stream, Date.now())).rejects.toThrow(message);
});

function streamOf(read: () => Iterable<CatalogueItem>): Catalogue {
  streams += 1;
  return {
    ...fixtureCatalogue,
    items: {
      async *[Symbol.asyncIterator]() {
        yield* read();
      },
    },
    version: `stream ${streams}`,
  };
}

/** All texts in a query, such as its parameters. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

async function countOf(tag: string): Promise<number | undefined> {
  const found = await database.db
    .selectFrom('tags')
    .select('items')
    .where('tag', '=', tag)
    .where('language', '=', 'en')
    .executeTakeFirst();
  return found?.items;
}

/** The physical version of each row by its table and key: an update changes it, even to the same values. */
async function rowVersions(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ row: string; version: string }>`
    SELECT 'items ' || id AS row, xmin::text || ctid::text AS version FROM items
    UNION ALL SELECT 'item_texts ' || item_id, xmin::text || ctid::text FROM item_texts
    UNION ALL SELECT 'item_scores ' || item_id, xmin::text || ctid::text FROM item_scores
    UNION ALL SELECT 'translations ' || item_id || ' ' || language, xmin::text || ctid::text FROM translations
    UNION ALL SELECT 'item_tags ' || item_id || ' ' || tag, xmin::text || ctid::text FROM item_tags
    UNION ALL SELECT 'tags ' || language || ' ' || tag, xmin::text || ctid::text FROM tags
    UNION ALL SELECT 'words ' || language || ' ' || word, xmin::text || ctid::text FROM words`.execute(database.db);
  return new Map(rows.map(({ row, version }) => [row, version]));
}
