import { foldText, isAscii } from './fold-text.ts';

/** How a part of a text is joined to the previous part. */
export type Link = 'adjacent' | 'apostrophe' | 'joiner' | 'space' | 'break';

/** A word, a run of a script without spaces, or an emoji. */
export interface Part {
  readonly kind: 'word' | 'run' | 'emoji';
  /** Folded; see fold-text.ts. */
  readonly text: string;
  readonly link: Link;
  /** The emoji of a sequence such as 🏳️‍🌈; otherwise empty. */
  readonly elements: readonly string[];
  /** Whether the last word of a search is not the beginning of a longer one. Default: false. */
  readonly isFinished?: boolean | undefined;
}

/** Longer words are truncated, because the database rejects them. */
const MAX_WORD_LENGTH = 100;

const PICTOGRAPH = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}][\uFE0E\uFE0F\p{Emoji_Modifier}]*`;

/** Flags, keycaps, and pictographs: alone, with tags (🏴󠁧󠁢󠁥󠁮󠁧󠁿), or joined (🏳️‍🌈). */
const EMOJI = new RegExp(
  String.raw`\p{Regional_Indicator}{2}|[#*0-9]\uFE0F?\u20E3|${PICTOGRAPH}[\u{E0020}-\u{E007F}]*(?:\u200D${PICTOGRAPH})*`,
  'gu',
);

/** Variation selectors, skin tones, and joined signs of gender and direction. */
const EMOJI_VARIATION = /[\uFE0E\uFE0F\p{Emoji_Modifier}]|\u200D[\u2640\u2642\u27A1]/gu;

/** Scripts without spaces between words. */
const UNSPACED = [
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Tibetan',
  'Tai_Tham',
  'Tai_Le',
  'New_Tai_Lue',
  'Tai_Viet',
  'Javanese',
  'Balinese',
  'Yi',
]
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');

const RUN = String.raw`(?:(?=[\p{L}\p{N}])[${UNSPACED}]\p{M}*)+`;

const WORD = String.raw`(?:(?![${UNSPACED}])[\p{L}\p{N}]\p{M}*)+`;

const PARTS = new RegExp(`(?<run>${RUN})|${WORD}`, 'gu');

/** The same for folded texts in ASCII: much faster. */
const ASCII_WORDS = /[a-z0-9]+/g;

/** Characters between two parts of one word: hyphen, underscore, dot, slash, Tibetan tsheg. */
const JOINERS = /^[\p{Pd}\p{Pc}\u2212\u2043.·•‧・་/\u2044\u2215&+\u200C']{1,2}$/u;

/** The parts of a text in order. Index and queries both use it, so they always agree. */
export function tokenize(text: string): Part[] {
  if (isAscii(text)) return wordParts(text);
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(EMOJI)) {
    parts.push(...wordParts(text.slice(end, match.index)), emojiPart(match[0]));
    end = match.index + match[0].length;
  }
  parts.push(...wordParts(text.slice(end)));
  return parts;
}

function wordParts(text: string): Part[] {
  const folded = foldText(text);
  const parts: Part[] = [];
  let end = 0;
  for (const match of folded.matchAll(isAscii(folded) ? ASCII_WORDS : PARTS)) {
    const isFirst = parts.length === 0;
    parts.push({
      kind: match.groups?.run === undefined ? 'word' : 'run',
      text: cut(match[0]),
      link: isFirst ? 'break' : linkOf(folded.slice(end, match.index)),
      elements: [],
    });
    end = match.index + match[0].length;
  }
  return parts;
}

function cut(word: string): string {
  return word.length <= MAX_WORD_LENGTH ? word : [...word].slice(0, MAX_WORD_LENGTH / 2).join('');
}

function linkOf(gap: string): Link {
  if (gap === '') return 'adjacent';
  if (gap === "'" || gap === '"') return 'apostrophe';
  if (JOINERS.test(gap)) return 'joiner';
  return gap.trim() === '' ? 'space' : 'break';
}

function emojiPart(emoji: string): Part {
  const text = emoji.replace(EMOJI_VARIATION, '') || emoji;
  const elements = text.split('\u200D');
  return { kind: 'emoji', text, link: 'break', elements: elements.length > 1 ? elements : [] };
}

/** A separate word. */
export function wordPart(text: string): Part {
  return { kind: 'word', text, link: 'break', elements: [] };
}

/** Splits a run into letters with their marks, so that สี and สู share nothing. */
export function clustersOf(run: string): string[] {
  return run.match(/\P{M}\p{M}*/gu) ?? [];
}

/** Parts that form one word, such as those of "rock’n’roll", "Tシャツ" and "party". */
export type Term = readonly Part[];

/** The terms of a text. */
export function termsOf(text: string): Term[] {
  return groupTerms(tokenize(text));
}

/** Groups the parts of a text into terms. */
export function groupTerms(parts: readonly Part[]): Term[] {
  const terms: Part[][] = [];
  for (const part of parts) {
    const isJoined = part.link !== 'space' && part.link !== 'break';
    if (isJoined) terms.at(-1)?.push(part);
    else terms.push([part]);
  }
  return terms;
}

/**
 * Joined spellings of a term with signs between its words, with the index of the first word: "rocknroll", and partly
 * joined "rockn" and "nroll".
 */
export function joinedSpellings(term: Term): { readonly text: string; readonly index: number }[] {
  const words = term.map(({ text }) => text);
  if (words.length < 2 || term.some(({ kind }) => kind !== 'word')) return [];
  const pairs = words.slice(1).map((word, index) => ({ text: cut(`${words[index]}${word}`), index }));
  return words.length === 2 ? pairs : [{ text: cut(words.join('')), index: 0 }, ...pairs];
}

/** The words of a text for single lookups: all parts, joined spellings, and whole runs. */
export function wordsOf(text: string): string[] {
  return wordsOfTerms(termsOf(text));
}

export function wordsOfTerms(terms: readonly Term[]): string[] {
  return terms.flatMap((term) => [
    ...term.flatMap((part) => [part.text, ...part.elements]),
    ...joinedSpellings(term).map((joined) => joined.text),
  ]);
}

/** A term for display: without apostrophes, other signs become spaces. */
export function termText(term: Term): string {
  return term.map(({ text, link }, index) => (index > 0 && link === 'joiner' ? ` ${text}` : text)).join('');
}

/** The normalized form of a tag: its words, separated by single spaces. */
export function tagOf(text: string): string {
  return termsText(termsOf(text));
}

export function termsText(terms: readonly Term[]): string {
  return terms.map(termText).join(' ');
}
