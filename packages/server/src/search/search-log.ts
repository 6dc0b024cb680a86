import { sql } from 'kysely';
import { isConnectionError } from '../database/is-connection-error.ts';
import type { Db } from '../database/schema.ts';
import { addDecayed, decayed } from '../trending/decay.ts';

const FLUSH_MS = 1000;
/** Terms waiting; more than this between two writes are not counted. */
const MOST_WAITING = 1000;

export interface SearchLog {
  /** Counts a search that found something. Never waits. */
  readonly record: (words: readonly string[]) => void;
  /** Writes what waits. */
  readonly flush: () => Promise<void>;
}

interface SearchLogOptions {
  readonly db: Db;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Counts what is searched for, and keeps nothing else: not who, not when. A term is counted only when all its words
 * are words of titles and tags, so that neither half-typed words nor private texts ever become public.
 */
export function createSearchLog({ db, clock, onError }: SearchLogOptions): SearchLog {
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function add(term: string, searches: number): void {
    if (waiting.size >= MOST_WAITING && !waiting.has(term)) return;
    waiting.set(term, searches + (waiting.get(term) ?? 0));
  }

  function schedule(): void {
    timer ??= setTimeout(() => flush().catch(onError), FLUSH_MS).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const terms = waiting;
    if (terms.size === 0) return;
    waiting = new Map();
    try {
      await writeTerms(db, terms, clock());
    } catch (error) {
      // The counts are written once the database is back.
      if (isConnectionError(error)) {
        for (const [term, searches] of terms) add(term, searches);
        schedule();
      }
      throw error;
    }
  }

  return {
    record(words) {
      const term = words.join(' ');
      if (term === '') return;
      add(term, 1);
      schedule();
    },
    flush,
  };
}

async function writeTerms(db: Db, terms: ReadonlyMap<string, number>, now: number): Promise<void> {
  // Sorted, so that two processes never wait for each other's rows crosswise.
  const rows = [...terms]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, searches]) => ({ term, searches, hot: decayed(searches, now) }));
  await sql`
    INSERT INTO search_terms (term, hot, searches)
    SELECT term, hot, searches FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS t(term text, hot float8, searches bigint)
    WHERE NOT EXISTS (SELECT FROM unnest(string_to_array(term, ' ')) AS part WHERE NOT EXISTS (SELECT FROM words WHERE word = part))
    ON CONFLICT (term) DO UPDATE SET searches = search_terms.searches + excluded.searches,
      hot = ${addDecayed(sql`search_terms.hot`, sql`excluded.hot`)}`.execute(db);
}
