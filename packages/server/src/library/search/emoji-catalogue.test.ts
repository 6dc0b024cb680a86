import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAnyPostgres } from '../../../testing/any-postgres.ts';
import {
  EMOJI_PACKAGE,
  type EmojiLibrary,
  expectToFindEmoji,
  hasTag,
  type Kind,
  openEmojiLibrary,
} from '../../../testing/emoji-library.ts';
import { tagTexts } from '../catalogue/item-rows.ts';
import { tagOf } from './tokenize.ts';

// Hundreds of searches take a fraction of the time there.
const postgres = await findAnyPostgres();
let library: EmojiLibrary;
beforeAll(async () => {
  library = await openEmojiLibrary(await postgres.open('zoetrope_emoji'));
});
afterAll(async () => {
  await library.close();
  await postgres.stop();
});

// `pnpm test soak` searches for each emoji.
it('finds a sticker of an emoji by the emoji itself', async () => {
  await expectToFindEmoji(library, 16);
});

it.each(['👍🏽', '🧑🏻‍🤝‍🧑🏿', '❤', '❤️', '👩🏾‍🚀'])(
  'finds %s, with a skin tone or another presentation',
  async (emoji) => {
    const found = await library.search(emoji);
    expect(found.some((item) => hasTag(item, emoji))).toBe(true);
  },
);

it.each<Kind>(['gif', 'sticker'])(
  'lists items of the kind %s with a complete word before those with several longer ones',
  async (kind) => {
    const isComplete = (await library.search('win', { kind })).map((item) => hasTag(item, 'win'));
    const firstLonger = isComplete.indexOf(false);
    expect(firstLonger).toBeGreaterThan(0);
    expect(isComplete.slice(firstLonger)).not.toContain(true);
  },
);

describe('the 200 common searches', () => {
  /** Results that fit: those of the emoji that the list names. */
  const MIN_FITTING = 5;
  const MAX_USES = 8;

  it.each<Kind>(['gif', 'sticker'])(
    'finds at least five fitting items of the kind %s on the first page, none for more than eight searches',
    async (kind) => {
      const text = await readFile(new URL('data/searches.json', EMOJI_PACKAGE), 'utf8');
      const { searches } = JSON.parse(text) as { searches: readonly { term: string; emoji: readonly string[] }[] };
      expect(searches).toHaveLength(200);
      const poor: string[] = [];
      const uses = new Map<string, number>();
      for (const { term, emoji } of searches) {
        const found = await library.search(term, { kind });
        const fitting = found.filter((item) => emoji.some((each) => tagOf(each) === tagOf(tagTexts(item)[0] ?? '')));
        if (fitting.length < MIN_FITTING) poor.push(`${term}: ${fitting.length} of ${found.length}`);
        for (const { id } of fitting) uses.set(id, (uses.get(id) ?? 0) + 1);
      }
      expect(poor).toEqual([]);
      expect(Math.max(...uses.values())).toBeLessThanOrEqual(MAX_USES);
    },
  );
});
