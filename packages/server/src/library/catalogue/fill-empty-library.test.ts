import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixtureCatalogue, item } from '../../../testing/fixture-catalogue.ts';
import { openTestDatabase } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { moveBetweenTiers } from '../search/tiers.ts';
import { loadCatalogue } from './load-catalogue.ts';

const ITEMS = 2500;

let database: OpenDatabase;
let indexesBefore: readonly string[];

async function readIndexes(): Promise<readonly string[]> {
  const { rows } = await sql<{ definition: string }>`
    SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE indrelid::regclass::text !~ '^pg_' ORDER BY definition`.execute(database.db);
  return rows.map(({ definition }) => definition);
}

beforeAll(async () => {
  database = await openTestDatabase('schema');
  indexesBefore = await readIndexes();
  const items = Array.from({ length: ITEMS }, (_, index) =>
    item(`many-${index}`, {
      tags: ['many'],
      i18n: index % 2 === 0 ? {} : { de: { title: 'Viele', tags: [] } },
      ...(index === 7 && { flags: { is_hidden: true } }),
    }),
  );
  await loadCatalogue(database.db, { ...fixtureCatalogue, items, version: 'many' }, Date.now());
});
afterAll(() => database.close());

it('puts the most popular items into the hottest tier, and their translations too [C-8]', async () => {
  const { rows } = await sql<{ tier: number; items: number; translations: number }>`
    SELECT tier, count(*)::integer AS items, (
      SELECT count(*)::integer FROM translations JOIN item_texts USING (item_id)
      WHERE item_texts.tier = texts.tier AND translations.tier = texts.tier
    ) AS translations FROM item_texts AS texts GROUP BY tier ORDER BY tier`.execute(database.db);
  // The hidden item and its translation are left out: 999 instead of 1000, and 2001 instead of 2000.
  expect(rows).toEqual([
    { tier: 0, items: 2000, translations: 999 },
    { tier: 1, items: ITEMS - 2001, translations: 250 },
  ]);
  const { rows: order } = await sql<{ isSorted: boolean }>`
    SELECT min(hot) FILTER (WHERE tier = 0) > max(hot) FILTER (WHERE tier = 1) AS "isSorted"
    FROM item_texts JOIN item_scores USING (item_id)`.execute(database.db);
  expect(order).toEqual([{ isSorted: true }]);
  expect(await moveBetweenTiers(database.db)).toBe(0);
});

it('recreates all indexes', async () => {
  expect(await readIndexes()).toEqual(indexesBefore);
});

it('vacuums the loaded tables, so that the first searches do not look up whether their rows are committed', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relname IN ('items', 'item_texts', 'item_scores', 'item_tags') AND relallvisible < relpages`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
});
