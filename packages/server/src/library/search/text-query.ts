import { type RawBuilder, sql } from 'kysely';
import { isStemmed, searchConfig } from '../../database/text-search.ts';
import { isStemmable, lexemeOf, type PositionedLexeme, pairsOf, positionCount, quoted } from './lexemes.ts';
import { type Part, type Term, wordPart } from './tokenize.ts';

/** A condition on a search vector in tsquery syntax. If both are set, both must match. */
interface Clause {
  /** Words to stem. */
  readonly stemmed?: string | undefined;
  /** Words as written. */
  readonly literal?: string | undefined;
}

/** Queries for all matches, and for exact matches, which come first. */
export interface TextMatch {
  readonly matches: RawBuilder<unknown>;
  /** A query for the matches of the cold tiers. Default: `matches`. */
  readonly coldMatches?: RawBuilder<unknown> | undefined;
  /** A query for most matches of the cold tiers, which is faster than one for all of them. Default: `exactMatches`. */
  readonly commonMatches?: RawBuilder<unknown> | undefined;
  readonly exactMatches: RawBuilder<unknown>;
  /** Queries for the matches with the words next to each other, which come first of all. Default: none do. */
  readonly phrase?: PhraseMatch | undefined;
}

/** Queries for words next to each other, however they are joined. */
export interface PhraseMatch {
  readonly inTitle: RawBuilder<unknown>;
  readonly inTitleOrTag: RawBuilder<unknown>;
}

/** Words that an unfinished word may become. */
export interface Completions {
  /** The words of the most items first. */
  readonly words: readonly string[];
  /** Whether these are all. */
  readonly areAll: boolean;
}

/** By a joined word: the known words that it is composed of, as "high five" of "highfive". */
export type Compounds = ReadonlyMap<string, readonly string[]>;

export interface MatchAllOptions {
  /** Default: unknown. */
  readonly completions?: Completions | undefined;
  readonly aliased?: readonly Term[] | undefined;
  /** Joined words among the terms, which are also found as a phrase. Default: none. */
  readonly compounds?: Compounds | undefined;
}

/** Maximum number of words of a search that is also tried without its spaces. */
const MAX_JOINED_WORDS = 4;

const NO_COMPOUNDS: Compounds = new Map();

/** Number of completions of an unfinished word that are searched first: those of the most items. */
const COMMON_COMPLETIONS = 5;

/**
 * All terms, in any form or with the last word unfinished.
 *
 * `completions` are the words of titles and tags that the last word may become, if they are known. An index finds some
 * words faster than a prefix, for which it first collects every match, so the cold tiers are searched for them.
 *
 * `aliased` are the terms in which tags replace their aliases: texts with all of these match too.
 */
export function matchAll(
  terms: readonly Term[],
  language: string,
  { completions, aliased, compounds = NO_COMPOUNDS }: MatchAllOptions = {},
): TextMatch {
  const replaced = aliased === undefined ? [] : [aliased];
  const spellings = [...joinedTerms(terms), ...replaced];
  const exact = spellings.map((joined) => conjunction(joined.map((term) => clauseOf(term, language, compounds))));
  const last = terms.at(-1) ?? [];
  const exactMatches = anyClause(exact, language);
  const separated = compounds.size === 0 ? [] : [separateCompounds(terms, compounds)];
  const phrase = phraseOf([terms, ...replaced, ...separated], language);
  const lastPart = last.at(-1);
  if (lastPart?.kind !== 'word' || lastPart.isFinished) return { matches: exactMatches, exactMatches, phrase };
  const before = terms.slice(0, -1).map((term) => clauseOf(term, language, compounds));
  const withLast = (literal: string) => anyClause([...exact, conjunction([...before, { literal }])], language);
  const matches = withLast(literalOf(last, { isUnfinished: true }));
  if (completions === undefined) return { matches, exactMatches, phrase };
  const withWords = (words: readonly string[]) =>
    words.length === 0 ? exactMatches : withLast(words.map((word) => quoted(lexemeOf(word))).join(' | '));
  const { words, areAll } = completions;
  const isComplete = words[0] === lastPart.text;
  const commonMatches = isComplete ? exactMatches : withWords(words.slice(0, COMMON_COMPLETIONS));
  return { matches, coldMatches: areAll ? withWords(words) : matches, commonMatches, exactMatches, phrase };
}

/** Any of the terms. */
export function matchAny(terms: readonly Term[], language: string): TextMatch {
  const matches = anyClause(
    terms.map((term) => clauseOf(term, language)),
    language,
  );
  return { matches, exactMatches: matches };
}

/** All terms, for a statement with many searches; see `storedQuery`. */
export function queryTexts(terms: readonly Term[], language: string): { stemmed: string; literal: string } {
  const { stemmed = '', literal = '' } = conjunction(terms.map((term) => clauseOf(term, language)));
  return { stemmed, literal };
}

/** A tsquery of the columns `stemmed` and `literal`. */
export function storedQuery(language: string): RawBuilder<string> {
  return sql`to_tsquery(${sql.lit(searchConfig(language))}, stemmed) && literal::tsquery`;
}

/** The terms; and if all are single words, also with two neighbors, or all of them, joined. */
function joinedTerms(terms: readonly Term[]): (readonly Term[])[] {
  const words = terms.flatMap((term) => (term.length === 1 && term[0]?.kind === 'word' ? term[0].text : []));
  if (words.length !== terms.length || words.length < 2 || words.length > MAX_JOINED_WORDS) return [terms];
  const spans = words.slice(1).map((_, start) => [start, start + 2] as const);
  if (words.length > 2) spans.push([0, words.length]);
  const joined = spans.flatMap(([start, end]) => {
    const span = words.slice(start, end);
    // "go t" is a prefix of "go to", not "got".
    if (isLetter(span.at(0)) || isLetter(span.at(-1))) return [];
    return [[...terms.slice(0, start), [wordPart(span.join(''))], ...terms.slice(end)]];
  });
  return [terms, ...joined];
}

function isLetter(word = ''): boolean {
  return [...word].length === 1;
}

function clauseOf(term: Term, language: string, compounds = NO_COMPOUNDS): Clause {
  const isInStems = areStemmed(term, language);
  const clause = isInStems ? wordsQuery(term, (word) => quoted(word)) : literalOf(term);
  const words = compoundOf(term, compounds);
  const alternatives =
    words === undefined
      ? clause
      : `(${clause} | ${adjacent(words.map(wordPart), { isInStems, fields: TITLE_TAGS_AND_ALT_TEXT })})`;
  return isInStems ? { stemmed: alternatives } : { literal: alternatives };
}

function compoundOf(term: Term, compounds: Compounds): readonly string[] | undefined {
  return term.length === 1 ? compounds.get(term[0]?.text ?? '') : undefined;
}

function areStemmed(parts: readonly Part[], language: string): boolean {
  return isStemmed(language) && parts.every(({ kind, text }) => kind === 'word' && isStemmable(text));
}

/** The weights of the fields; see derived-tables.ts. */
const TITLE = ['A'];
const TITLE_AND_TAGS = ['A', 'B'];
const TITLE_TAGS_AND_ALT_TEXT = ['A', 'B', 'C'];

interface AdjacentOptions {
  readonly isInStems: boolean;
  /** The weights of the fields to search. */
  readonly fields: readonly string[];
}

/** Words next to each other in one of the fields. */
function adjacent(words: readonly Part[], { isInStems, fields }: AdjacentOptions): string {
  const lexemes = words.map(({ text }) => quoted(isInStems ? text : lexemeOf(text)));
  return fields.map((weight) => lexemes.map((lexeme) => `${lexeme}:${weight}`).join(' <-> ')).join(' | ');
}

/** The terms, with the words of compounds as separate terms. */
function separateCompounds(terms: readonly Term[], compounds: Compounds): readonly Term[] {
  return terms.flatMap((term) => {
    const words = compoundOf(term, compounds);
    return words === undefined ? [term] : words.map((word) => [wordPart(word)]);
  });
}

/** Two to four words next to each other. Undefined if all of the searches have fewer words, or one has more. */
function phraseOf(searches: readonly (readonly Term[])[], language: string): PhraseMatch | undefined {
  const counts = searches.map((search) => search.flat().length);
  if (Math.max(...counts) < 2 || Math.max(...counts) > MAX_JOINED_WORDS) return undefined;
  const wordsOfSearches = searches
    .map((search) => search.flat())
    .filter((words) => words.every(({ kind }) => kind === 'word'));
  if (wordsOfSearches.length === 0) return undefined;
  const matchesIn = (fields: readonly string[]) =>
    anyClause(
      wordsOfSearches.map((words) => phraseClause(words, { language, fields })),
      language,
    );
  return { inTitle: matchesIn(TITLE), inTitleOrTag: matchesIn(TITLE_AND_TAGS) };
}

interface PhraseOptions {
  readonly language: string;
  readonly fields: readonly string[];
}

/** Words next to each other, however they are joined. */
function phraseClause(words: readonly Part[], { language, fields }: PhraseOptions): Clause {
  const isInStems = areStemmed(words, language);
  const spellings = joinedTerms(words.map((word) => [word])).map((spelling) => spelling.flat());
  const text = spellings.map((spelling) => adjacent(spelling, { isInStems, fields })).join(' | ');
  return isInStems ? { stemmed: text } : { literal: text };
}

/** In an unfinished term, the last word is a prefix. */
function literalOf(term: Term, { isUnfinished = false } = {}): string {
  const [only] = term;
  if (term.length === 1 && only?.kind === 'emoji') return emojiQuery(only);
  if (term.every(({ kind }) => kind === 'word')) {
    return wordsQuery(term, (word, { isLast }) => `${quoted(lexemeOf(word))}${isUnfinished && isLast ? ':*' : ''}`);
  }
  const isPrefix = isUnfinished && term.at(-1)?.kind === 'word';
  return `(${phrase(positionedLexemes(term))}${isPrefix ? ':*' : ''})`;
}

/**
 * The words of "high-five", or "highfive". Single letters, as in "don’t" and "rock’n’roll", must be adjacent, because
 * they occur in many texts.
 */
function wordsQuery(term: Term, write: (word: string, options: { readonly isLast: boolean }) => string): string {
  const words = term.map(({ text }) => text);
  const written = words.map((word, index) => write(word, { isLast: index === words.length - 1 }));
  if (words.length === 1) return written.join('');
  return `(${written.join(words.some(isLetter) ? ' <-> ' : ' & ')} | ${write(words.join(''), { isLast: true })})`;
}

function emojiQuery({ text, elements }: Part): string {
  if (elements.length === 0) return quoted(text);
  return `(${quoted(text)} | ${elements.map(quoted).join(' <-> ')})`;
}

function positionedLexemes(term: Term): PositionedLexeme[] {
  let start = 0;
  return joinRuns(term).flatMap((part) => {
    const first = start;
    start += positionCount(part);
    const lexemes = part.kind === 'run' ? pairsOf(part.text) : [{ text: lexemeOf(part.text), position: 0 }];
    return lexemes.map(({ text, position }) => ({ text, position: first + position }));
  });
}

/** Merges runs that only a sign separates: スター・ウォーズ. */
function joinRuns(term: Term): Part[] {
  const joined: Part[] = [];
  for (const part of term) {
    const before = joined.at(-1);
    if (before?.kind === 'run' && part.kind === 'run') {
      joined[joined.length - 1] = { ...before, text: before.text + part.text };
    } else joined.push(part);
  }
  return joined;
}

function phrase(lexemes: readonly PositionedLexeme[]): string {
  const steps = lexemes.map(({ text, position }, index) => {
    const before = lexemes[index - 1];
    return `${before === undefined ? '' : ` <${position - before.position}> `}${quoted(text)}`;
  });
  return steps.join('');
}

function conjunction(clauses: readonly Clause[]): Clause {
  return { stemmed: textOf(clauses, 'stemmed', ' & '), literal: textOf(clauses, 'literal', ' & ') };
}

function textOf(clauses: readonly Clause[], key: keyof Clause, operator: string): string | undefined {
  const texts = clauses.flatMap((clause) => clause[key] ?? []);
  if (texts.length <= 1) return texts[0];
  return texts.map((text) => `(${text})`).join(operator);
}

/**
 * Clauses of one kind are one parameter, so that there are few statements to prepare. In a subquery, so that it is
 * evaluated once and not per row: a generic plan would otherwise parse the words at every row.
 */
function anyClause(clauses: readonly Clause[], language: string): RawBuilder<unknown> {
  const both = clauses.filter(({ stemmed, literal }) => stemmed !== undefined && literal !== undefined);
  const single = clauses.filter((clause) => !both.includes(clause));
  const alternatives = [
    ...both.map(({ stemmed, literal }) => sql`(${stemmedQuery(stemmed, language)} && ${literal}::tsquery)`),
    ...[textOf(single, 'stemmed', ' | ')].flatMap((text) => (text === undefined ? [] : [stemmedQuery(text, language)])),
    ...[textOf(single, 'literal', ' | ')].flatMap((text) => (text === undefined ? [] : [sql`${text}::tsquery`])),
  ];
  return sql`(SELECT ${alternatives.length === 0 ? sql`''::tsquery` : sql.join(alternatives, sql` || `)})`;
}

function stemmedQuery(text: string | undefined, language: string): RawBuilder<unknown> {
  return sql`to_tsquery(${sql.lit(searchConfig(language))}, ${text})`;
}
