import type { EventRow } from './event-row.ts';

/** Writes all rows or none, and resolves with the positions of those that were stored before. */
export type Write = (rows: readonly EventRow[]) => Promise<readonly number[]>;

export type Outcome = 'stored' | 'duplicate' | 'rejected';

/** SQLSTATEs of a transaction that Postgres has aborted because of another: serialization failure and deadlock. */
const ABORTED = new Set(['40001', '40P01']);
const MAX_TRIES = 3;
/** SQLSTATE classes (the first two characters) of invalid rows: data exception and integrity constraint violation. */
const INVALID_DATA_CLASSES = new Set(['22', '23']);

/**
 * Stores rows of many callers together and resolves with their outcomes. A row that Postgres rejects, although it
 * passed our checks, is isolated by bisection and rejected alone.
 */
export async function storeRows(rows: readonly EventRow[], write: Write): Promise<readonly Outcome[]> {
  try {
    const duplicates = new Set(await writeOnce(rows, write));
    return rows.map((_, index) => (duplicates.has(index) ? 'duplicate' : 'stored'));
  } catch (error) {
    if (!INVALID_DATA_CLASSES.has(codeOf(error).slice(0, 2))) throw error;
    if (rows.length <= 1) return rows.map(() => 'rejected');
    const middle = Math.floor(rows.length / 2);
    return [...(await storeRows(rows.slice(0, middle), write)), ...(await storeRows(rows.slice(middle), write))];
  }
}

async function writeOnce(rows: readonly EventRow[], write: Write, tries = 1): Promise<readonly number[]> {
  try {
    return await write(rows);
  } catch (error) {
    if (tries >= MAX_TRIES || !ABORTED.has(codeOf(error))) throw error;
    return writeOnce(rows, write, tries + 1);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
