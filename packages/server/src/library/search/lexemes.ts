import { clustersOf, type Part } from './tokenize.ts';

/**
 * Words of scripts whose vowels are letters, or whose signs are removed by folding: every prefix by characters is a
 * prefix by letters.
 */
const LETTERS_ONLY =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}]*$/u;

const CLUSTER_END = '·';

export function isAlphabetic(word: string): boolean {
  return LETTERS_ONLY.test(word);
}

/** Words that the stemmers of Postgres know, and that its parser treats as one word in any locale. */
export function isStemmable(word: string): boolean {
  return /^(?:\p{Script=Latin}+|\p{Script=Cyrillic}+)$/u.test(word);
}

/**
 * A word as stored in the index. In scripts with vowel signs a mark ends each letter, because the prefix "क" should
 * find "कमल" and not "किताब".
 */
export function lexemeOf(word: string): string {
  if (isAlphabetic(word)) return word;
  return clustersOf(word)
    .map((cluster) => cluster + CLUSTER_END)
    .join('');
}

/** A lexeme and its position, from 0. Each character of a run has its own. */
export interface PositionedLexeme {
  readonly text: string;
  readonly position: number;
}

/** The lexemes of a run: its pairs of neighboring characters, or its only character. */
export function pairsOf(run: string): PositionedLexeme[] {
  const clusters = clustersOf(run);
  if (clusters.length === 1) return clusters.map((text) => ({ text, position: 0 }));
  return clusters.slice(1).map((cluster, position) => ({ text: `${clusters[position]}${cluster}`, position }));
}

/** Number of positions of a part. */
export function positionCount({ kind, text, elements }: Part): number {
  if (kind === 'run') return clustersOf(text).length;
  return Math.max(1, elements.length);
}

/** Quotes a lexeme for tsvector and tsquery literals. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}
