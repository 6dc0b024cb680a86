import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { findCompounds, splitWord } from './compounds.ts';
import { parseQuery } from './parse-query.ts';

/** Known words and their numbers of items. The short ones are country codes. */
const WORDS: readonly (readonly [word: string, items: number])[] = [
  ['good', 30_000],
  ['night', 10_000],
  ['day', 20_001],
  ['goodnight', 5],
  ['i', 90_000],
  ['love', 50_000],
  ['you', 40_000],
  ['cats', 7],
  ['me', 3],
  ['r', 3],
  ['made', 3],
  ['cr', 3],
  ['it', 20],
  ['ic', 3],
  ['go', 9],
  ['to', 9],
  ['bed', 9],
  ['thumb', 1],
  ['sup', 1],
  ['thumbs', 9],
  ['up', 9],
  ['s', 9],
  ['cat', 9],
];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase('schema');
  const rows = WORDS.map(([word, items]) => ({ language: 'en', word, items }));
  await database.db.insertInto('words').values(rows).execute();
}, 60_000);
afterAll(() => database.close());

const find = async (q: string) => Object.fromEntries(await findCompounds(database.db, parseQuery(q).terms, ['en']));

it.each([
  ['goodnight', { goodnight: ['good', 'night'] }],
  ['goodnight cats', { goodnight: ['good', 'night'] }],
  ['ilovecats', { ilovecats: ['i', 'love', 'cats'] }],
  ['gotobed', { gotobed: ['go', 'to', 'bed'] }],
  ['thumbsup', { thumbsup: ['thumbs', 'up'] }],
  ['good night', {}],
  ['good-night', {}],
  ['nightcat', { nightcat: ['night', 'cat'] }],
  ['nightx', {}],
  ['cats', {}],
  ['🎉', {}],
])('finds the compounds of %j [C-8]', async (query, compounds) => {
  expect(await find(query)).toEqual(compounds);
});

it.each(['goodday', 'iloveyou'])(
  'does not look for the words of %s, because each is in more than 20,000 items [C-8]',
  async (word) => {
    expect(await splitWord(database.db, word, ['en'])).toBeDefined();
    expect(await find(word)).toEqual({});
  },
);

it('looks for no words of another language [C-8]', async () => {
  expect(Object.fromEntries(await findCompounds(database.db, parseQuery('goodnight').terms, ['de']))).toEqual({});
});

it.each(['mermade', 'critic'])('does not correct %s to single letters and short words [C-8]', async (word) => {
  expect(await splitWord(database.db, word, ['en'])).toBeUndefined();
});
