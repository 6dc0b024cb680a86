import { sql } from 'kysely';
import type { Db } from './schema.ts';

/**
 * Serializes writers through a row in `settings` until the end of their transaction. Whoever needs both locks takes
 * `lockTree` first.
 */
async function lock(tx: Db, name: string): Promise<void> {
  await sql`SELECT name FROM settings WHERE name = ${name} FOR UPDATE`.execute(tx);
}

/** Locks the tree of channels, before positions or parents change. */
export function lockTree(tx: Db): Promise<void> {
  return lock(tx, 'channel-tree');
}

/** Locks the search index, before search data or lists change. */
export function lockIndex(tx: Db): Promise<void> {
  return lock(tx, 'search-index');
}
