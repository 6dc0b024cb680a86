import { describe, expect, it } from 'vitest';
import { graphemesOf } from '../normalize-text.ts';
import { findFaces } from './find-face.ts';
import { createFontLoader } from './font-loader.ts';

const fonts = createFontLoader();

/** The characters of a text that are drawn as the missing glyph. */
async function findMissing(text: string): Promise<string> {
  const characters = graphemesOf(text.replaceAll(' ', '')).map(({ segment }) => segment);
  const found = await Promise.all(characters.map((character) => findFaces(fonts, character, 'lilita')));
  return characters.filter((_, index) => found[index]?.length === 0).join('');
}

describe('findFaces', () => {
  it.each([
    ['Latin', 'Crème brûlée, Straße, Łódź, İstanbul, Tiếng Việt!'],
    ['Greek', 'Καλημέρα κόσμε'],
    ['Cyrillic', 'Съешь ещё этих булок, Їжак'],
    ['Hebrew', 'שלום עולם'],
    ['Arabic', 'مرحبا بالعالم'],
    ['Japanese', 'ねこが大好きです カタカナ 漢字 東京'],
    ['traditional Chinese', '你好 生日快樂 新年快樂 謝謝 我愛你 漢字'],
    ['Korean', '안녕하세요 생일 축하해 꿇뷁'],
    ['emoji', '😀👩‍🚀🏳️‍🌈👍🏽🎂'],
    ['signs', '123 €$% @#&?! “”—…'],
  ])('draws every character of %s [C-7]', async (_, text) => {
    expect(await findMissing(text)).toBe('');
  });

  // The gaps that docs/decisions/0020-animated-text.md lists.
  it.each([
    ['simplified Chinese that traditional Chinese does not share', '汉字 谢谢 你好', '汉谢谢'],
    ['Devanagari', 'नमस्ते', 'नमस्ते'],
    ['Thai', 'สวัสดี', 'สวัสดี'],
  ])('has no glyphs for %s [C-7]', async (_, text, expected) => {
    expect(await findMissing(text)).toBe(expected);
  });
});
