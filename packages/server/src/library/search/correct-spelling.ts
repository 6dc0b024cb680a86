import { sql } from 'kysely';
import { PREPARED } from '../../database/direct-session.ts';
import type { Db } from '../../database/schema.ts';
import { splitUnfinishedWord, splitWord } from './compounds.ts';
import { editDistance } from './edit-distance.ts';
import { wordsWithOneEdit, wordsWithTwoOtherVowels } from './edits.ts';
import { beginsWith, inLanguages, isRunKnown, knownAmong, type Languages } from './known-words.ts';
import { ENGLISH } from './language-of.ts';
import { isAlphabetic } from './lexemes.ts';
import { isInAnyLanguage } from './parse-query.ts';
import { joinedSpellings, type Part, type Term, wordPart, wordsOfTerms } from './tokenize.ts';

/** Known words to compare with a word that has no neighbor with one edit. */
const CANDIDATES = 30;

export interface CorrectedTerms {
  readonly terms: readonly Term[];
  /** Whether some are known in other languages only, as "gato" is to a user without a language. */
  readonly areForeign: boolean;
}

/**
 * Replaces each unknown word by the most similar known one, or by the known words that it is composed of; drops it if
 * there are none. The last word is known if it is the prefix of a known one, a run if a known word contains it. A word
 * that is known in another language only is no typo.
 */
export async function correctSpelling(db: Db, terms: readonly Term[], language: string): Promise<CorrectedTerms> {
  const languages = isInAnyLanguage(terms) ? null : [ENGLISH, language];
  const known = await findKnown(db, terms, languages);
  const parts = terms.flatMap((term): Term[] => {
    const [joined] = joinedSpellings(term);
    const isKnownTerm = (joined && known.has(joined.text)) || term.every(({ text }) => known.has(text));
    return isKnownTerm ? [term] : term.map((part) => [part]);
  });

  const corrected: Term[] = [];
  for (const term of parts) {
    const [part] = term;
    if (part === undefined) continue;
    if (term.length > 1 || known.has(part.text)) corrected.push(term);
    else corrected.push(...(await correctPart(db, part, { languages, isUnfinished: part === lastOf(terms) })));
  }
  const isForeign = (term: Term) => wordsOfTerms([term]).every((word) => known.get(word) !== 'searched');
  const kept = corrected.filter((term) => parts.includes(term));
  return { terms: corrected, areForeign: kept.some(isForeign) };
}

/**
 * Whether each word is known, some only in languages that are not searched: "neve" is Italian, though it is also the
 * beginning of "never".
 */
export async function areForeignWords(db: Db, terms: readonly Term[], language: string): Promise<boolean> {
  if (isInAnyLanguage(terms)) return false;
  const known = await findKnown(db, terms, [ENGLISH, language], { isFinished: true });
  const words = terms.flatMap((term) => term.map(({ text }) => known.get(text)));
  return words.includes('foreign') && !words.includes(undefined);
}

interface PartOptions {
  readonly languages: Languages;
  readonly isUnfinished: boolean;
}

/** One typo is likelier than a missing space, and a missing space likelier than several typos. */
async function correctPart(db: Db, part: Part, { languages, isUnfinished }: PartOptions): Promise<Term[]> {
  const neighbor = await findNeighbor(db, part, languages);
  const words = neighbor !== undefined || part.kind !== 'word' ? undefined : await splitWord(db, part.text, languages);
  if (words !== undefined) return words.map((word) => [wordPart(word)]);
  const similar = neighbor ?? (await findSimilar(db, part, languages)) ?? (await findOtherVowels(db, part, languages));
  if (similar !== undefined) return [[{ ...part, text: similar, link: 'break' }]];
  const unfinished = isUnfinished && part.kind === 'word' && (await splitUnfinishedWord(db, part.text, languages));
  return unfinished ? unfinished.map((word) => [wordPart(word)]) : [];
}

/** The last part, which is the beginning of a longer word unless it is finished. */
function lastOf(terms: readonly Term[]): Part | undefined {
  const last = terms.at(-1)?.at(-1);
  return last?.isFinished ? undefined : last;
}

/** Whether a text is known in a language that is searched, or only in others. */
type Known = ReadonlyMap<string, 'searched' | 'foreign'>;

/**
 * The known words and runs among the parts and joined spellings of the terms. Unless all are finished, the last word is
 * known if it is the prefix of a known one.
 */
async function findKnown(
  db: Db,
  terms: readonly Term[],
  languages: Languages,
  { isFinished = false } = {},
): Promise<Known> {
  const last = isFinished ? undefined : lastOf(terms);
  const parts = terms.flat();
  const words = [
    ...parts.filter(({ kind }) => kind !== 'run').map((part) => ({ text: part.text, is_last: part === last })),
    ...terms.flatMap((term) =>
      joinedSpellings(term).map(({ text }) => ({ text, is_last: last !== undefined && term.at(-1) === last })),
    ),
  ];
  const isKnown = beginsWith(sql`given.text`, sql`NOT is_last`);
  const { rows } = await sql<{ text: string; isSearched: boolean }>`
    ${PREPARED} SELECT given.text, EXISTS (SELECT FROM words WHERE ${inLanguages(languages)} AND ${isKnown}) AS "isSearched"
    FROM jsonb_to_recordset(${JSON.stringify(words)}::jsonb) AS given(text text, is_last boolean)
    WHERE EXISTS (SELECT FROM words WHERE ${isKnown})`.execute(db);
  const runs = parts.filter(({ kind }) => kind === 'run');
  const found = await Promise.all(runs.map((run) => isRunKnown(db, run)));
  return new Map([
    ...rows.map(({ text, isSearched }) => [text, isSearched ? 'searched' : 'foreign'] as const),
    ...runs.filter((_, index) => found[index]).map(({ text }) => [text, 'searched'] as const),
  ]);
}

/**
 * The known word with one edit that shares the most trigrams. Undefined in scripts where another character is another
 * word (カラス is not ガラス).
 */
async function findNeighbor(db: Db, { kind, text }: Part, languages: Languages): Promise<string | undefined> {
  if (kind !== 'word' || !isAlphabetic(text) || maxEdits(text) === 0) return undefined;
  const { rows } = await sql<{ word: string }>`
    ${PREPARED} SELECT word FROM (${knownAmong(wordsWithOneEdit(text), languages)}) AS known
    ORDER BY similarity(word, ${text}) DESC, items DESC, word LIMIT 1`.execute(db);
  return rows[0]?.word;
}

/** Like `findNeighbor`, but with more edits: the first of the words with the fewest. */
async function findSimilar(db: Db, { kind, text }: Part, languages: Languages): Promise<string | undefined> {
  if (kind !== 'word' || !isAlphabetic(text)) return undefined;
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM words WHERE ${inLanguages(languages)} AND word % ${text}
    ORDER BY similarity(word, ${text}) DESC, items DESC, word LIMIT ${sql.lit(CANDIDATES)}`.execute(db);
  const distances = rows.map(({ word }) => editDistance(text, word));
  const smallest = Math.min(...distances);
  return smallest <= maxEdits(text) ? rows[distances.indexOf(smallest)]?.word : undefined;
}

/** Like `findNeighbor`, but with two other vowels: such words may share few trigrams. */
async function findOtherVowels(db: Db, { kind, text }: Part, languages: Languages): Promise<string | undefined> {
  const spellings = kind === 'word' ? wordsWithTwoOtherVowels(text) : [];
  if (spellings.length === 0) return undefined;
  const { rows } = await sql<{ word: string }>`
    ${PREPARED} SELECT word FROM (${knownAmong(spellings, languages)}) AS known
    ORDER BY items DESC, word LIMIT 1`.execute(db);
  return rows[0]?.word;
}

/** Maximum edit distance of a typo; larger ones are other words. */
function maxEdits(word: string): number {
  if (word.length <= 2) return 0;
  if (word.length <= 5) return 1;
  return word.length <= 8 ? 2 : 3;
}
