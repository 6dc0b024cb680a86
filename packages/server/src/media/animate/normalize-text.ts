import { storableText } from '../../http/storable-text.ts';

/** Characters as a reader counts them: an emoji of several parts is one. */
export const MAX_GRAPHEMES = 60;

/** The longest emoji has 14 units; beyond so many a text consists of piled-up marks. */
const MAX_UNITS = MAX_GRAPHEMES * 16;

/** What has no look of its own, and could turn the order of what follows (Unicode's bidirectional controls). */
const INVISIBLE = /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** Nothing but spaces, marks and joiners. */
const EMPTY = /^[\s\p{M}\p{Cf}\u115F\u1160\u3164\uFFA0\u2800]*$/u;

/** The parts of a text that a reader sees as one. */
export function graphemesOf(text: string): Intl.SegmentData[] {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
}

/** A text as it will be drawn: composed, with single spaces, without controls. */
export function normalizeText(given: string): string {
  const spaced = storableText(given).normalize('NFC').replace(/\s+/gu, ' ');
  return spaced.replace(INVISIBLE, '').trim();
}

/** What is wrong with a text; undefined when it can be drawn. */
export function textError(text: string): string | undefined {
  if (EMPTY.test(text)) return 'must not be empty';
  if (text.length > MAX_UNITS || graphemesOf(text).length > MAX_GRAPHEMES) {
    return `is too long: ${MAX_GRAPHEMES} characters at most`;
  }
  return undefined;
}
