import { isStemmable, lexemeOf, type PlacedLexeme, placesOf, quoted } from './lexemes.ts';
import { clustersOf, joinedSpellings, type Part, termsOf, tokenize } from './tokenize.ts';

/** What the database makes the search vector of a field from; see database/text-search.ts. */
export interface IndexedText {
  /** Words with spaces between them, for the stemmer. */
  readonly stems: string;
  /** A tsvector: every word as it is written, the letters of runs, and emoji. */
  readonly lexemes: string;
}

interface IndexOptions {
  /** Whether the language has a stemmer. */
  readonly isStemmed: boolean;
  /** Whether a word that is stemmed is also found by its beginning. @default true */
  readonly withBeginnings?: boolean | undefined;
}

/** Indexes the texts of one field. No phrase reaches from one text into the next. */
export function indexTexts(texts: readonly string[], { isStemmed, withBeginnings = true }: IndexOptions): IndexedText {
  const stems: string[] = [];
  const places = new Map<string, number[]>();
  let start = 1;
  for (const text of texts) {
    const { words, lexemes, length } = placeLexemes(text);
    if (isStemmed) stems.push(...words.filter(isStemmable));
    for (const { text: lexeme, place } of lexemes) {
      if (isStemmed && !withBeginnings && isStemmable(lexeme)) continue;
      places.set(lexeme, [...(places.get(lexeme) ?? []), start + place]);
    }
    start += length + 1;
  }
  const lexemes = [...places].map(([lexeme, at]) => `${quoted(lexeme)}:${at.slice(0, MAX_PLACES).join(',')}`);
  return { stems: stems.join(' '), lexemes: lexemes.join(' ') };
}

/** Postgres keeps 255 places of a lexeme. */
const MAX_PLACES = 255;

function placeLexemes(text: string): { words: string[]; lexemes: PlacedLexeme[]; length: number } {
  const parts = tokenize(text);
  const lexemes: PlacedLexeme[] = [];
  let place = 0;
  const starts = parts.map((part, index) => {
    const start = place;
    lexemes.push(...lexemesOf(part, parts[index + 1]).map((lexeme) => ({ ...lexeme, place: start + lexeme.place })));
    place += placesOf(part);
    return start;
  });

  const joined: string[] = [];
  let first = 0;
  for (const term of termsOf(text)) {
    for (const { text: spelling, index } of joinedSpellings(term)) {
      joined.push(spelling);
      lexemes.push({ text: lexemeOf(spelling), place: starts[first + index] ?? 0 });
    }
    first += term.length;
  }
  const words = parts.flatMap((part) => (part.kind === 'word' ? [part.text] : []));
  return { words: [...words, ...joined], lexemes, length: place };
}

function lexemesOf({ kind, text, elements }: Part, next: Part | undefined): PlacedLexeme[] {
  if (kind === 'word') return [{ text: lexemeOf(text), place: 0 }];
  if (kind === 'emoji') return [{ text, place: 0 }, ...elements.map((element, place) => ({ text: element, place }))];
  const clusters = clustersOf(text);
  // A space does not end a run: "売上爆発" finds "売上 爆発".
  const goesOn = next?.kind === 'run' && next.link !== 'break';
  const neighbours = goesOn ? [...clusters.slice(1), ...clustersOf(next.text).slice(0, 1)] : clusters.slice(1);
  return [
    ...clusters.map((cluster, place) => ({ text: cluster, place })),
    ...neighbours.map((cluster, place) => ({ text: `${clusters[place]}${cluster}`, place })),
  ];
}
