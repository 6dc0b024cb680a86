import type { CatalogueChannel } from '@zoetrope/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { termsOf } from '../search/tokenize.ts';
import { channelLexemes, indexChannel, mayMatchChannel } from './channel-index.ts';
import { rankChannels } from './rank-channels.ts';

const NAMES = [
  'Cats of the Zoo',
  'Rock’n’Roll',
  'Café-Society',
  'ネコの顔 TV',
  'สวัสดีปีใหม่',
  'हिन्दी फ़िल्में',
  'high-five club',
  'Highfive',
  '🏳️‍🌈 pride 🎉',
  'O’Neil & Söhne',
  '新年快乐 2026',
  'Привет, мир',
  'don’t "quote"',
];
const CHANNELS = NAMES.map(
  (display_name, index): CatalogueChannel => ({
    slug: `name-${index}`,
    display_name,
    description: index % 3 === 0 ? `All about ${NAMES[(index + 5) % NAMES.length]}` : '',
    is_public: true,
    is_verified: false,
    suppress_chrome: false,
    parent: null,
    tags: index % 2 === 0 ? [NAMES[(index + 3) % NAMES.length] ?? ''] : [],
  }),
);

/** Each name, and the beginnings of it. */
const QUERIES = NAMES.flatMap((name) => [...name].map((_, index) => [...name].slice(0, index + 1).join('')));

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`DELETE FROM channels`.execute(database.db);
  for (const channel of CHANNELS) {
    await sql`INSERT INTO channels (slug, data, search)
      VALUES (${channel.slug}, ${JSON.stringify(channel)}::jsonb, ${channelLexemes(channel)}::tsvector)`.execute(
      database.db,
    );
  }
});
afterAll(() => database.close());

async function candidates(q: string): Promise<readonly CatalogueChannel[]> {
  const terms = termsOf(q);
  if (terms.length === 0) return [];
  const rows = await database.db.selectFrom('channels').select('data').where(mayMatchChannel(terms)).execute();
  return rows.map(({ data }) => data);
}

it('finds all channels that are ranked', async () => {
  for (const q of [...new Set(QUERIES)]) {
    expect(rankChannels(q, await candidates(q)), q).toEqual(rankChannels(q, CHANNELS));
  }
});

it('finds no channels without the words', async () => {
  expect((await candidates('cats')).length).toBeLessThan(CHANNELS.length / 2);
  expect(await candidates('zebra')).toEqual([]);
});

it('finds a channel under its new name', async () => {
  await sql`UPDATE channels SET data = data || '{"display_name":"Zebras"}' WHERE slug = 'name-0'`.execute(database.db);
  await indexChannel(database.db, 'name-0');
  expect((await candidates('zebra')).map(({ slug }) => slug)).toEqual(['name-0']);
});
