import { it, onTestFinished } from 'vitest';
import { findAnyPostgres } from '../../../testing/any-postgres.ts';
import { expectToFindEmoji, openEmojiLibrary } from '../../../testing/emoji-library.ts';

const SLOW_MS = 300_000;

it(
  'finds a sticker of each of 1,914 emoji by the emoji itself',
  async () => {
    const postgres = await findAnyPostgres();
    onTestFinished(postgres.stop);
    const library = await openEmojiLibrary(await postgres.open('zoetrope_emoji_soak'));
    onTestFinished(library.close);
    await expectToFindEmoji(library, 1);
  },
  SLOW_MS,
);
