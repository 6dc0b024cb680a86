import { isStemmable, lexemeOf, type PositionedLexeme, positionCount, quoted } from './lexemes.ts';
import { clustersOf, groupTerms, joinedSpellings, type Part, tokenize } from './tokenize.ts';

/** Source of the search vector of a field; see database/text-search.ts. */
export interface IndexedText {
  /** Space-separated words for the stemmer. */
  readonly stems: string;
  /** A tsvector: all words as written, the characters of runs, and emoji. */
  readonly lexemes: string;
}

interface IndexOptions {
  /** Whether the language has a stemmer. */
  readonly isStemmed: boolean;
  /** Whether stemmed words are also found by prefix. Default: true. */
  readonly withBeginnings?: boolean | undefined;
}

/** Indexes the texts of one field. Phrases do not span two texts. */
export function indexTexts(texts: readonly string[], options: IndexOptions): IndexedText {
  return indexParts(texts.map(tokenize), options);
}

/** The same for texts that are tokenized: an array of parts for each. */
export function indexParts(
  texts: readonly (readonly Part[])[],
  { isStemmed, withBeginnings = true }: IndexOptions,
): IndexedText {
  const stems: string[] = [];
  const positions = new Map<string, number[]>();
  // The lexemes follow the stems in the search vector: no phrase consists of the last stem and the first lexeme.
  let start = 2;
  for (const parts of texts) {
    const { words, lexemes, length } = positionLexemes(parts);
    if (isStemmed) stems.push(...words.filter(isStemmable));
    for (const { text: lexeme, position } of lexemes) {
      if (isStemmed && !withBeginnings && isStemmable(lexeme)) continue;
      positions.set(lexeme, [...(positions.get(lexeme) ?? []), start + position]);
    }
    start += length + 1;
  }
  const lexemes = [...positions].map(([lexeme, at]) => `${quoted(lexeme)}:${at.slice(0, MAX_POSITIONS).join(',')}`);
  return { stems: stems.join(' '), lexemes: lexemes.join(' ') };
}

/** Postgres stores at most 255 positions per lexeme. */
const MAX_POSITIONS = 255;

function positionLexemes(parts: readonly Part[]): { words: string[]; lexemes: PositionedLexeme[]; length: number } {
  const lexemes: PositionedLexeme[] = [];
  let position = 0;
  const starts = parts.map((part, index) => {
    const start = position;
    lexemes.push(
      ...lexemesOf(part, parts[index + 1]).map((lexeme) => ({ ...lexeme, position: start + lexeme.position })),
    );
    position += positionCount(part);
    return start;
  });

  const joined: string[] = [];
  let first = 0;
  for (const term of groupTerms(parts)) {
    for (const { text: spelling, index } of joinedSpellings(term)) {
      joined.push(spelling);
      lexemes.push({ text: lexemeOf(spelling), position: starts[first + index] ?? 0 });
    }
    first += term.length;
  }
  const words = parts.flatMap((part) => (part.kind === 'word' ? [part.text] : []));
  return { words: [...words, ...joined], lexemes, length: position };
}

function lexemesOf({ kind, text, elements }: Part, next: Part | undefined): PositionedLexeme[] {
  if (kind === 'word') return [{ text: lexemeOf(text), position: 0 }];
  if (kind === 'emoji')
    return [{ text, position: 0 }, ...elements.map((element, position) => ({ text: element, position }))];
  const clusters = clustersOf(text);
  // A space does not end a run: "売上爆発" finds "売上 爆発".
  const goesOn = next?.kind === 'run' && next.link !== 'break';
  const neighbors = goesOn ? [...clusters.slice(1), ...clustersOf(next.text).slice(0, 1)] : clusters.slice(1);
  return [
    ...clusters.map((cluster, position) => ({ text: cluster, position })),
    ...neighbors.map((cluster, position) => ({ text: `${clusters[position]}${cluster}`, position })),
  ];
}
