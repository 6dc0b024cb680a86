import { clustersOf, type Part } from './tokenize.ts';

/** Words of scripts whose vowels are letters, or whose signs are folded away: any beginning of one is a beginning of it. */
const LETTERS_ONLY =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}]*$/u;

const CLUSTER_END = '·';

export function isAlphabetic(word: string): boolean {
  return LETTERS_ONLY.test(word);
}

/** Words that the stemmers of Postgres know, and that its parser takes for one word in any locale. */
export function isStemmable(word: string): boolean {
  return /^(?:\p{Script=Latin}+|\p{Script=Cyrillic}+)$/u.test(word);
}

/**
 * A word as the index has it. In scripts with vowel signs each letter ends with its signs, since a search for the
 * beginning "क" should find "कमल" and not "किताब".
 */
export function lexemeOf(word: string): string {
  if (isAlphabetic(word)) return word;
  return clustersOf(word)
    .map((cluster) => cluster + CLUSTER_END)
    .join('');
}

/** A lexeme and its place, from 0; the letters of a run count one each. */
export interface PositionedLexeme {
  readonly text: string;
  readonly position: number;
}

/** A run is found by each pair of neighbouring letters; one of a single letter by that letter. */
export function pairsOf(run: string): PositionedLexeme[] {
  const clusters = clustersOf(run);
  if (clusters.length === 1) return clusters.map((text) => ({ text, position: 0 }));
  return clusters.slice(1).map((cluster, position) => ({ text: `${clusters[position]}${cluster}`, position }));
}

/** How many places a part takes. */
export function positionCount({ kind, text, elements }: Part): number {
  if (kind === 'run') return clustersOf(text).length;
  return Math.max(1, elements.length);
}

/** As tsvector and tsquery literals write it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}
