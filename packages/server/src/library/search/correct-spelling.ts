import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { editDistance } from './edit-distance.ts';
import { ENGLISH } from './language-of.ts';
import { isAlphabetic } from './lexemes.ts';
import { isInAnyLanguage } from './parse-query.ts';
import { joinedSpellings, type Part, type Term, wordPart } from './tokenize.ts';

/** Known words to compare with each misspelled word. */
const CANDIDATES = 30;
const MAX_COMPOUND_WORDS = 4;

interface WordRow {
  readonly text: string;
  readonly known: boolean;
  readonly candidates: readonly string[];
}

/**
 * Replaces each unknown word by the most similar known one, or by the known words that it is composed of; drops it if
 * there are none. The last word is known if it is the prefix of a known one, a run if a known word contains it.
 */
export async function correctSpelling(db: Db, terms: readonly Term[], language: string): Promise<Term[]> {
  const languages = isInAnyLanguage(terms) ? null : [ENGLISH, language];
  const known = await lookUp(db, terms, languages);
  const isKnown = (text: string) => known.get(text)?.known === true;
  const parts = terms.flatMap((term): Term[] => {
    const [joined] = joinedSpellings(term);
    const isKnownTerm = (joined && isKnown(joined.text)) || term.every(({ text }) => isKnown(text));
    return isKnownTerm ? [term] : term.map((part) => [part]);
  });

  const corrected: Term[] = [];
  for (const term of parts) {
    const [part] = term;
    if (part === undefined) continue;
    if (term.length > 1 || isKnown(part.text)) corrected.push(term);
    else {
      const candidates = known.get(part.text)?.candidates ?? [];
      corrected.push(...(await correctPart(db, part, { candidates, languages })));
    }
  }
  return corrected;
}

/** One typo is likelier than a missing space, and a missing space likelier than several typos. */
async function correctPart(
  db: Db,
  part: Part,
  { candidates, languages }: { readonly candidates: readonly string[]; readonly languages: readonly string[] | null },
): Promise<Term[]> {
  const similar = nearest(part, candidates);
  const isCertain = similar !== undefined && editDistance(part.text, similar) === 1;
  const words = isCertain || part.kind !== 'word' ? undefined : await splitWord(db, part.text, languages);
  if (words !== undefined) return words.map((word) => [wordPart(word)]);
  return similar === undefined ? [] : [[{ ...part, text: similar, link: 'break' }]];
}

async function lookUp(
  db: Db,
  terms: readonly Term[],
  languages: readonly string[] | null,
): Promise<ReadonlyMap<string, WordRow>> {
  const last = terms.at(-1)?.at(-1);
  const requested = terms.flatMap((term) => [
    ...term.map((part) => ({ text: part.text, is_run: part.kind === 'run', is_last: part === last })),
    ...joinedSpellings(term).map(({ text }) => ({ text, is_run: false, is_last: term.at(-1) === last })),
  ]);
  // Scans the whole vocabulary: some thousands of words, however many items there are.
  const { rows } = await sql<WordRow>`
    SELECT given.text,
      EXISTS (SELECT FROM words WHERE ${inLanguages(languages)} AND words.word LIKE
        CASE WHEN given.is_run THEN '%' ELSE '' END || given.text || CASE WHEN given.is_run OR given.is_last THEN '%' ELSE '' END
      ) AS known,
      ARRAY(SELECT words.word FROM words WHERE ${inLanguages(languages)}
        ORDER BY similarity(words.word, given.text) DESC, words.items DESC, words.word LIMIT ${CANDIDATES}) AS candidates
    FROM jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) AS given(text text, is_run boolean, is_last boolean)`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.text, row]));
}

function inLanguages(languages: readonly string[] | null) {
  return sql`(${languages}::text[] IS NULL OR language = ANY(${languages}::text[]))`;
}

/**
 * The smallest number of known words that a word is composed of: "highfive" is "high five". Single letters are allowed
 * inside only.
 */
async function splitWord(db: Db, word: string, languages: readonly string[] | null): Promise<string[] | undefined> {
  const letters = [...word];
  const pieces = letters.flatMap((_, start) =>
    letters.slice(start).map((_, length) => letters.slice(start, start + length + 1).join('')),
  );
  const { rows } = await sql<{ word: string }>`
    SELECT DISTINCT word FROM words WHERE ${inLanguages(languages)} AND word = ANY(${pieces})`.execute(db);
  const known = new Set(rows.map((row) => row.word));

  /** By number of letters. */
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const isEdge = start === 0 || end === letters.length;
      const piece = letters.slice(start, end).join('');
      if (before === undefined || (isEdge && end - start < 2) || !known.has(piece)) continue;
      const current = best[end];
      if (current === undefined || before.length + 1 < current.length) best[end] = [...before, piece];
    }
  }
  const words = best[letters.length];
  return words !== undefined && words.length <= MAX_COMPOUND_WORDS ? words : undefined;
}

/**
 * The candidate with the smallest edit distance; among equals the first, which shares the most trigrams. Undefined in
 * scripts where another character is another word (カラス is not ガラス).
 */
function nearest({ kind, text: requested }: Part, candidates: readonly string[]): string | undefined {
  if (kind !== 'word' || !isAlphabetic(requested)) return undefined;
  const distances = candidates.map((word) => editDistance(requested, word));
  const smallest = Math.min(...distances);
  return smallest <= maxEdits(requested) ? candidates[distances.indexOf(smallest)] : undefined;
}

/** Maximum edit distance of a typo; larger ones are other words. */
function maxEdits(word: string): number {
  if (word.length <= 2) return 0;
  if (word.length <= 4) return 1;
  return word.length <= 8 ? 2 : 3;
}
