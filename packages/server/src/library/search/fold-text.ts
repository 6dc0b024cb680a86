/** Letters that Unicode does not decompose, and how they are typed without the right keyboard. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ı', 'i'],
  ['ȷ', 'j'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ø', 'o'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ŋ', 'n'],
  ['ĸ', 'k'],
  ['ɓ', 'b'],
  ['ɗ', 'd'],
  ['ƙ', 'k'],
  ['ƴ', 'y'],
  ['ǥ', 'g'],
  ['ƶ', 'z'],
  // Final sigma.
  ['ς', 'σ'],
]);

/** Apostrophes and similar characters. NFKC would turn some of them into a space and an accent. */
const APOSTROPHES = /[`´‘’‛′ʹʻʼʽʾʿˈˊˋꞌ՚׳״᾽᾿]/gu;

/**
 * Invisible characters: joiners, direction marks, soft hyphens. The zero-width non-joiner stays, because it separates
 * parts of words.
 */
const INVISIBLE = /(?!\u200C)[\p{Cf}\p{Variation_Selector}]/gu;

/** Everything except Hangul compatibility letters, which NFKC would turn into parts of syllables (ㅋㅋㅋ). */
const COMPATIBLE = /[^\u3131-\u318E]+/gu;

const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/**
 * Arabic vowel signs, recitation signs and tatweel. Madda and hamza (U+0653 to U+0655) form other letters, so they
 * stay.
 */
const ARABIC_SIGNS =
  /[\u0610-\u061A\u0640\u064B-\u0652\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u08CA-\u08E1\u08E3-\u08FF]/gu;

const HEBREW_POINTS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\uFB1E]/gu;

/**
 * Normalizes a text for indexing and comparison: compatible characters are unified (NFKC); case, accents of Latin,
 * Greek and Cyrillic, Arabic vowel signs and Hebrew points are removed; every apostrophe becomes `'`.
 *
 * Signs that make another word stay: vowel signs of Indic and Southeast Asian scripts, Thai tone marks, and the voicing
 * marks of kana.
 */
export function foldText(text: string): string {
  // Most texts of a library are ASCII, which only has upper case and the backtick to fold.
  if (isAscii(text)) return text.replaceAll('`', "'").toLowerCase();
  return text
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replaceAll('\u309B', '\u3099')
    .replaceAll('\u309C', '\u309A')
    .replace(COMPATIBLE, (run) => run.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '$1')
    .replace(ARABIC_SIGNS, '')
    .replace(HEBREW_POINTS, '')
    .replace(/\p{L}/gu, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .normalize('NFC');
}

export function isAscii(text: string): boolean {
  return !BEYOND_ASCII.test(text);
}

const BEYOND_ASCII = /[\u0080-\uFFFF]/;
