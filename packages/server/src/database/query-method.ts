import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** Executes a statement with its parameters. */
export type Execute = <R>(text: string, values: ReadonlyArray<unknown>) => Promise<PostgresQueryResult<R>>;

/** The method `query` of a client that executes statements and has no cursors. */
export function queryMethod(execute: Execute): PostgresPoolClient['query'] {
  function query<R>(text: string, values: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    statement: string | PostgresCursor<R>,
    values: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('Statements with cursors are not supported.');
    return execute<R>(statement, values);
  }
  return query;
}
