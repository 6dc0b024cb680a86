import { sql } from 'kysely';
import { isDatabaseBusy } from '../../database/database-errors.ts';
import { isConnectionError } from '../../database/is-connection-error.ts';
import type { Db } from '../../database/schema.ts';
import { addDecayed, decayed } from '../trending/decay.ts';
import { createCountedSearches } from './counted-searches.ts';
import { isRunKnown } from './known-words.ts';
import { ENGLISH } from './language-of.ts';
import { queryTexts, storedQuery } from './text-query.ts';
import { joinedSpellings, type Term, termsOf, termText } from './tokenize.ts';

const FLUSH_MS = 1000;
/** Maximum number of terms between two writes; others are not counted. */
const MAX_WAITING = 1000;
const PURGE_MS = 60 * 60 * 1000;
/** A term is dropped when its count is that of a single search this long ago. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_STORED_TERMS = 10_000;

export interface SearchLog {
  /** Counts a successful search, once per caller, term and hour. Never waits. */
  readonly record: (terms: readonly Term[], caller: string) => void;
  /** Writes the pending counts. */
  readonly flush: () => Promise<void>;
}

interface SearchLogOptions {
  readonly db: Db;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Counts search terms, without users and times; see counted-searches.ts. Only terms whose words all occur in titles and
 * tags are counted, so that neither unfinished words nor private texts become public.
 */
export function createSearchLog({ db, clock, onError }: SearchLogOptions): SearchLog {
  const searches = createCountedSearches(clock);
  let pending = new Map<string, CountedSearch>();
  let purgedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function add(text: string, { terms, searches }: CountedSearch): void {
    const before = pending.get(text);
    if (pending.size >= MAX_WAITING && before === undefined) return;
    pending.set(text, { terms, searches: searches + (before?.searches ?? 0) });
  }

  function schedule(): void {
    timer ??= setTimeout(() => flush().catch(onError), FLUSH_MS).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const terms = pending;
    if (terms.size === 0) return;
    pending = new Map();
    try {
      await writeTerms(db, terms, clock());
      if (clock() - purgedAt < PURGE_MS) return;
      purgedAt = clock();
      await purgeTerms(db, clock());
    } catch (error) {
      // The counts are written once the database is available again.
      if (isConnectionError(error) || isDatabaseBusy(error)) {
        for (const [text, counted] of terms) add(text, counted);
        schedule();
      }
      throw error;
    }
  }

  return {
    record(terms, caller) {
      const text = textOf(terms);
      if (text === '' || !searches.isFirst(caller, text)) return;
      add(text, { terms, searches: 1 });
      schedule();
    },
    flush,
  };
}

/** The form in which a search is counted, for example `happy birthday` for `Happy, birthday!`. */
export function searchTerm(query: string): string {
  return textOf(termsOf(query));
}

function textOf(terms: readonly Term[]): string {
  return terms.map(termText).join(' ');
}

interface CountedSearch {
  readonly terms: readonly Term[];
  readonly searches: number;
}

async function writeTerms(db: Db, counted: ReadonlyMap<string, CountedSearch>, now: number): Promise<void> {
  const isKnown = await findKnown(
    db,
    [...counted.values()].flatMap(({ terms }) => terms),
  );
  // Sorted, so that two processes cannot deadlock.
  const rows = [...counted]
    .filter(([, { terms }]) => terms.every(isKnown))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, { terms, searches }]) => ({
      term,
      searches,
      hot: decayed(searches, now),
      ...queryTexts(terms, ENGLISH),
    }));
  await sql`
    INSERT INTO search_terms (term, query, hot, searches)
    SELECT term, ${storedQuery(ENGLISH)}, hot, searches
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS t(term text, stemmed text, literal text, hot float8, searches bigint)
    WHERE NOT EXISTS (SELECT FROM search_term_moderations AS m WHERE m.term = t.term AND m.status = 'rejected')
    ON CONFLICT (term) DO UPDATE SET searches = search_terms.searches + excluded.searches,
      hot = ${addDecayed(sql`search_terms.hot`, sql`excluded.hot`)}`.execute(db);
}

/** Drops terms that have hardly been searched for a month, and all but the most popular ones. */
async function purgeTerms(db: Db, now: number): Promise<void> {
  await sql`
    DELETE FROM search_terms WHERE hot < greatest(
      ${decayed(1, now - MAX_AGE_MS)}::float8,
      (SELECT hot FROM search_terms ORDER BY hot DESC, term OFFSET ${sql.lit(MAX_STORED_TERMS)} LIMIT 1))`.execute(db);
}

/** Returns whether a term consists of words of titles and tags. A run has no words; it must occur in a text. */
async function findKnown(db: Db, terms: readonly Term[]): Promise<(term: Term) => boolean> {
  const spelled = terms.flatMap((term) => [...term, ...joinedSpellings(term)].map(({ text }) => text));
  const { rows: words } = await sql<{ text: string }>`
    SELECT DISTINCT word AS text FROM words WHERE word = ANY(${[...new Set(spelled)]})`.execute(db);
  const runs = new Map(terms.flat().flatMap((part) => (part.kind === 'run' ? [[part.text, part]] : [])));
  const known = new Set(words.map(({ text }) => text));
  for (const run of runs.values()) if (await isRunKnown(db, run)) known.add(run.text);
  return (term) => {
    const [joined] = joinedSpellings(term);
    return (joined !== undefined && known.has(joined.text)) || term.every(({ text }) => known.has(text));
  };
}

const MAX_TERMS = 20;

/** The most popular recent search terms. */
export async function trendingSearches(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('search_terms')
    .select('term')
    .orderBy('hot', 'desc')
    .orderBy('term')
    .limit(MAX_TERMS)
    .execute();
  return rows.map(({ term }) => term);
}
