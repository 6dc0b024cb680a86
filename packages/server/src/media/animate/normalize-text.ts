import { storableText } from '../../http/storable-text.ts';

/** Length as a reader counts it: an emoji of several parts is one character. */
export const MAX_GRAPHEMES = 60;

/** The longest emoji has 14 UTF-16 units; more means stacked marks. */
const MAX_UNITS = MAX_GRAPHEMES * 16;

/** Invisible characters. Bidirectional controls among them would change the direction of the text that follows. */
const INVISIBLE = /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** Only spaces, marks and joiners. */
const EMPTY = /^[\s\p{M}\p{Cf}\u115F\u1160\u3164\uFFA0\u2800]*$/u;

/** The graphemes of a text. */
export function graphemesOf(text: string): Intl.SegmentData[] {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
}

/** Normalizes a text for drawing: NFC, single spaces, no control characters. */
export function normalizeText(text: string): string {
  const spaced = storableText(text).normalize('NFC').replace(/\s+/gu, ' ');
  return spaced.replace(INVISIBLE, '').trim();
}

/** The reason why a text cannot be drawn. Undefined if it can. */
export function textError(text: string): string | undefined {
  if (EMPTY.test(text)) return 'must not be empty';
  if (text.length > MAX_UNITS || graphemesOf(text).length > MAX_GRAPHEMES) {
    return `is too long: the limit is ${MAX_GRAPHEMES} characters`;
  }
  return undefined;
}
