import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isMarked } from './direct-session.ts';

/**
 * Maximum number of prepared statements. The service has about a hundred; statements whose text depends on the number
 * of rows are not prepared.
 */
const MAX_PREPARED = 300;

/**
 * Wraps a pool so that repeated SELECT statements are prepared, and planned once: planning is a third of the cost of a
 * search. Prepared statements belong to a session, so this is for pools of one connection.
 */
export function prepareRepeated(pool: Pool): PostgresPool {
  /** By text; undefined for statements executed once. */
  const names = new Map<string, string | undefined>();
  let prepared = 0;

  function nameOf(text: string): string | undefined {
    const existing = names.get(text);
    if (existing !== undefined || !(isMarked(text) || /^\s*select\b/i.test(text))) return existing;
    const isRepeated = names.has(text);
    if (!isRepeated && names.size >= MAX_PREPARED) return undefined;
    // A counter, because two statements can have the same length.
    if (isRepeated) prepared += 1;
    const name = isRepeated ? `repeated_${prepared}` : undefined;
    names.set(text, name);
    return name;
  }

  return {
    connect: async () => prepareOn(await pool.connect(), nameOf),
    end: () => pool.end(),
  };
}

function prepareOn(client: PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  const plain: PostgresPoolClient = client;

  function query<R>(text: string, values: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    statement: string | PostgresCursor<R>,
    values: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') return plain.query(statement);
    const name = nameOf(statement);
    return name === undefined ? plain.query<R>(statement, values) : select<R>(name, statement, values);
  }

  async function select<R>(
    name: string,
    text: string,
    values: ReadonlyArray<unknown>,
  ): Promise<PostgresQueryResult<R>> {
    const { rows } = await client.query({ name, text, values: [...values] });
    return { command: 'SELECT', rows, rowCount: rows.length };
  }

  return { query, release: () => client.release() };
}
