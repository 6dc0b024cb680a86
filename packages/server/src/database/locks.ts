import { sql } from 'kysely';
import type { Db } from './schema.ts';

/**
 * Writers of one thing wait for each other by its row in `settings`, until the end of their transaction. Whoever needs
 * both takes the tree first.
 */
async function lock(tx: Db, name: string): Promise<void> {
  await sql`SELECT name FROM settings WHERE name = ${name} FOR UPDATE`.execute(tx);
}

/** Before the tree of channels changes: places and the absence of cycles are seen by one at a time. */
export function lockTree(tx: Db): Promise<void> {
  return lock(tx, 'channel-tree');
}

/** Before what searches and lists are found by changes. */
export function lockIndex(tx: Db): Promise<void> {
  return lock(tx, 'search-index');
}
