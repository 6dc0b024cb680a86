import { sql } from 'kysely';
import { PREPARED } from '../../database/direct-session.ts';
import type { Db } from '../../database/schema.ts';
import { beginsWith, inLanguages, knownAmong, type Languages } from './known-words.ts';
import { isAlphabetic } from './lexemes.ts';
import type { Compounds } from './text-query.ts';
import type { Term } from './tokenize.ts';

/** Shorter words are rarely compounds, and longer ones have too many pieces to look up. */
const MIN_LETTERS = 5;
const MAX_LETTERS = 24;
const MAX_COMPOUND_WORDS = 4;

/**
 * Finding words next to each other reads every item that has all of them. So at least one of the words occurs in at most
 * this many items.
 */
const MAX_ITEMS_TO_READ = 20_000;

/** The compounds among the words of a search. Their words may be found next to each other in a text, as a phrase. */
export async function findCompounds(db: Db, terms: readonly Term[], languages: Languages): Promise<Compounds> {
  const words = terms.flatMap((term) => {
    const [part, ...others] = term;
    return part?.kind === 'word' && others.length === 0 && isLikelyCompound(part.text) ? [part.text] : [];
  });
  if (words.length === 0) return new Map();
  const known = await knownPieces(db, words, languages);
  return new Map(
    words.flatMap((word) => {
      const split = fewestWords(word, known);
      return split === undefined || split.items > MAX_ITEMS_TO_READ ? [] : [[word, split.words] as const];
    }),
  );
}

function isLikelyCompound(word: string): boolean {
  const { length } = [...word];
  return length >= MIN_LETTERS && length <= MAX_LETTERS && isAlphabetic(word);
}

/**
 * The known words to which an unknown word is corrected. A single letter next to a word of two is no such correction
 * ("mermade" is not "me r made"), nor are several words of two: "critic" is not "cr it ic".
 */
export async function splitWord(db: Db, word: string, languages: Languages): Promise<readonly string[] | undefined> {
  const { words } = fewestWords(word, await knownPieces(db, [word], languages)) ?? {};
  if (words === undefined) return undefined;
  const countOf = (length: number) => words.filter((each) => [...each].length === length).length;
  if (countOf(2) > 1 || (countOf(1) > 0 && countOf(2) > 0)) return undefined;
  return words;
}

/** Shorter beginnings are those of some word by chance. */
const MIN_BEGINNING = 3;

/** Splits an unfinished word into a known word and the beginning of another: "goodmornin" is "good mornin". */
export async function splitUnfinishedWord(
  db: Db,
  word: string,
  languages: Languages,
): Promise<readonly string[] | undefined> {
  const letters = [...word];
  const splits = letters.flatMap((_, end) => {
    if (end < MIN_BEGINNING || letters.length - end < MIN_BEGINNING) return [];
    return [{ known: letters.slice(0, end).join(''), beginning: letters.slice(end).join('') }];
  });
  const { rows } = await sql<{ known: string; beginning: string }>`
    SELECT known, beginning FROM jsonb_to_recordset(${JSON.stringify(splits)}::jsonb) AS given(known text, beginning text)
    WHERE EXISTS (SELECT FROM words WHERE word = known AND ${inLanguages(languages)})
      AND EXISTS (SELECT FROM words WHERE ${beginsWith(sql`beginning`)} AND ${inLanguages(languages)})
    ORDER BY length(known) DESC LIMIT 1`.execute(db);
  const [split] = rows;
  return split && [split.known, split.beginning];
}

/** The number of items of each known piece of some words. */
async function knownPieces(
  db: Db,
  words: readonly string[],
  languages: Languages,
): Promise<ReadonlyMap<string, number>> {
  const pieces = new Set(words.flatMap((word) => piecesOf([...word])));
  const { rows } = await sql<{ word: string; items: number }>`
    ${PREPARED} SELECT word, max(items) AS items FROM (${knownAmong([...pieces], languages)}) AS known
    GROUP BY word`.execute(db);
  return new Map(rows.map(({ word, items }) => [word, items]));
}

function piecesOf(letters: readonly string[]): string[] {
  return letters.flatMap((_, start) =>
    letters.slice(start).flatMap((_, length) => {
      const end = start + length + 1;
      return isPiece(letters, start, end) ? [letters.slice(start, end).join('')] : [];
    }),
  );
}

/** A single letter is a piece only inside, as in "rocknroll", and "i" at the beginning, as in "iloveyou". */
function isPiece(letters: readonly string[], start: number, end: number): boolean {
  if (end - start === letters.length) return false;
  if (end - start > 1) return true;
  return start === 0 ? letters[0] === 'i' : end < letters.length;
}

interface Split {
  readonly words: readonly string[];
  /** Of the word with the fewest items. */
  readonly items: number;
}

/** The smallest number of known words that a word is composed of, the most common ones if there are several ways. */
function fewestWords(word: string, known: ReadonlyMap<string, number>): Split | undefined {
  const letters = [...word];
  /** By number of letters. */
  const best: (Split | undefined)[] = [{ words: [], items: Number.POSITIVE_INFINITY }];
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const piece = letters.slice(start, end).join('');
      const items = known.get(piece);
      if (before === undefined || items === undefined || !isPiece(letters, start, end)) continue;
      const split = { words: [...before.words, piece], items: Math.min(before.items, items) };
      if (isBetter(split, best[end])) best[end] = split;
    }
  }
  const split = best[letters.length];
  return split !== undefined && split.words.length <= MAX_COMPOUND_WORDS ? split : undefined;
}

function isBetter(split: Split, other: Split | undefined): boolean {
  if (other === undefined || split.words.length < other.words.length) return true;
  return split.words.length === other.words.length && split.items > other.items;
}
