import { describe, expect, it } from 'vitest';
import { createFontLoader } from '../fonts/font-loader.ts';
import { layOut } from './lay-out.ts';
import { MISSING } from './outline.ts';

const fonts = createFontLoader();
const box = { left: 40, top: 30, right: 440, bottom: 240 };
const set = (text: string) => layOut(text, { family: 'lilita', box, lineHeight: 1.05, fonts });
const lettersOf = async (text: string) => (await set(text)).letters;

/** The outline of the missing glyph: frame and diamond. */
const missingSteps = MISSING.steps.map(({ command }) => command[0]).join('');
const isMissing = ({ d }: { d: string }) =>
  d.replace(/[\d .-]/g, '') === missingSteps.replace(/m/g, 'M').replace(/l/g, 'L').replace(/c/g, 'Z');

describe('layOut', () => {
  it.each([
    ['a letter', 'A', 1],
    ['a word', 'Hello', 5],
    ['words, without their spaces', 'a b c', 3],
    ['a composed accent', 'café', 4],
    ['a letter with a mark that no typeface joins to it', 'a\u0334', 1],
    ['Latin beyond English', 'Łódź', 4],
    ['Greek', 'Ωμέγα', 5],
    ['Cyrillic', 'Привет', 6],
    ['Hebrew', 'שלום', 4],
    ['kana and Han', 'ねこ大好き', 5],
    ['Hangul', '안녕', 2],
    ['an emoji', '🎂', 1],
    ['an emoji of three people', '👩‍👩‍👦', 1],
    ['an emoji with a skin tone', '👍🏽', 1],
    ['a flag', '🇫🇷', 1],
    ['a heart as an emoji', '❤️', 1],
    ['a key cap', '1️⃣', 1],
    ['markup', '<b>', 3],
  ])('lays out a text with %s [C-7]', async (_, text, count) => {
    const letters = await lettersOf(text);
    expect(letters).toHaveLength(count);
    expect(letters.filter(isMissing)).toEqual([]);
    expect(letters.map(({ order }) => order)).toEqual(letters.map((_letter, index) => index));
  });

  it.each([
    ['Yi, which no typeface here has', 'ꀀ'],
    ['a code point for private use', '\uE000'],
    ['one that is not assigned', '\u{1FFFD}'],
  ])('fits the style for %s [C-7]', async (_, text) => {
    const letters = await lettersOf(`a${text}b`);
    expect(letters.map(isMissing)).toEqual([false, true, false]);
  });

  it('joins Arabic letters and puts the first word on the right [C-7]', async () => {
    const letters = await lettersOf('مرحبا بك');
    expect(letters).toHaveLength(2);
    expect(letters[0]?.toLeft).toBe(true);
    const [first, second] = letters;
    expect((first?.line ?? 0) < (second?.line ?? 0) || (first?.left ?? 0) > (second?.left ?? 0)).toBe(true);
  });

  it('keeps numbers and words of another direction readable [C-7]', async () => {
    const letters = await lettersOf('שלום abc 12');
    const digits = letters.slice(-2);
    expect(digits[0]?.left).toBeLessThan(digits[1]?.left ?? 0);
    const latin = letters.slice(4, 7);
    expect(latin[0]?.left).toBeLessThan(latin[2]?.left ?? 0);
    expect(letters[0]?.left).toBeGreaterThan(letters[3]?.left ?? 0);
  });

  it.each([
    'W',
    'OK',
    'Happy birthday, dear Alexandra and everyone else who is here',
    'W'.repeat(60),
    'i'.repeat(60),
    '👩‍🚀'.repeat(60),
    '大'.repeat(60),
    'a '.repeat(30).trim(),
    'g̨̛̫'.repeat(60),
  ])('stays within its box with the text %j [C-7]', async (text) => {
    const { letters, em } = await set(text);
    for (const { left, top, right, bottom } of letters) {
      expect(left).toBeGreaterThanOrEqual(box.left - 0.1);
      expect(top).toBeGreaterThanOrEqual(box.top - 0.1);
      expect(right).toBeLessThanOrEqual(box.right + 0.1);
      expect(bottom).toBeLessThanOrEqual(box.bottom + 0.1);
    }
    expect(em).toBeGreaterThan(14);
  });

  it('breaks a text into even lines at spaces [C-7]', async () => {
    const letters = await lettersOf('one two three four');
    const lines = [0, 1].map((line) => letters.filter((letter) => letter.line === line).length);
    expect(lines).toEqual([6, 9]);
  });
});
