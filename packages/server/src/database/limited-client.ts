import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { PoolClient } from 'pg';
import { cancelQuery } from './cancel-query.ts';
import { NoResponseError, QueryAbortedError } from './database-errors.ts';
import type { DirectSession } from './direct-session.ts';
import { isConnectionError } from './is-connection-error.ts';
import { LimitedQuery } from './limited-query.ts';
import { queryMethod } from './query-method.ts';
import type { QueryScope, TakeTurn } from './query-scope.ts';

/** The server enforces the limit. After this additional time, the connection counts as dead. */
const GRACE_MS = 2000;

/** Statements that Postgres executes in no transaction, so that they cannot follow another one in a round trip. */
const STANDALONE = ['VACUUM', 'CREATE DATABASE', 'DROP DATABASE', 'REINDEX', 'CREATE INDEX CONCURRENTLY'];

interface LimitedClientOptions {
  readonly client: PoolClient;
  readonly scope: QueryScope;
  readonly limitMs: number;
  /** Called with the result of a statement. */
  readonly takeTurn: TakeTurn;
  /** Refuses writes: this service only reads from the server, a standby. */
  readonly isReadOnly: boolean;
  /** Undefined behind a pooler. */
  readonly session: DirectSession | undefined;
  /** Called once the client is back in the pool. */
  readonly onRelease: () => void;
}

/** A client whose statements have a time limit, and are canceled when the request of `scope` is aborted. */
export function limitClient(options: LimitedClientOptions): PostgresPoolClient {
  const { client, scope, limitMs, isReadOnly, takeTurn, session, onRelease } = options;
  const { signal } = scope;
  let isInTransaction = false;
  let isBroken = false;

  function send(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const keyword = text.trimStart().toUpperCase();
    if (keyword.startsWith('BEGIN') || keyword.startsWith('START TRANSACTION')) return begin(text);
    if (isInTransaction) return client.query(text, [...values]);
    if (STANDALONE.some((prefix) => keyword.startsWith(prefix))) return sendAlone(text, values);
    if (session !== undefined) return sendTo(session, text, values);
    return new Promise((resolve, reject) => {
      const callback = (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result));
      client.query(Object.assign(new LimitedQuery(text, values, { limitMs, isReadOnly }), { callback }));
    });
  }

  async function sendTo({ limit, nameOf }: DirectSession, text: string, values: readonly unknown[]) {
    await limit(limitMs);
    const name = await nameOf(text);
    // A cancel signal may have reached an idle session.
    if (signal?.aborted) throw new QueryAbortedError('The request was aborted.');
    const statement = { text, values: [...values], queryMode: 'extended', ...(name !== undefined && { name }) };
    return client.query(statement as pg.QueryConfig);
  }

  /** Behind a pooler, with the limit of the role. */
  async function sendAlone(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    await session?.limit(limitMs);
    return client.query(text, [...values]);
  }

  /** Applies the settings of `LimitedQuery` to all statements of the transaction. */
  async function begin(text: string): Promise<pg.QueryResult> {
    const results: unknown = await client.query(
      `${text}; SET LOCAL statement_timeout = ${limitMs}; SET LOCAL jit = off`,
    );
    isInTransaction = true;
    const [result] = results as [pg.QueryResult];
    return result;
  }

  async function execute<R>(text: string, values: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    const isEnd = text === 'commit' || text === 'rollback';
    // The end of a transaction is never aborted: its outcome would be unknown.
    const aborting = isEnd ? undefined : signal;
    if (aborting?.aborted) throw new QueryAbortedError('The request was aborted.');
    let canceling: Promise<boolean> | undefined;
    const cancel = () => {
      canceling ??= cancelQuery(client);
    };
    aborting?.addEventListener('abort', cancel, { once: true });
    const timer = setTimeout(() => disconnect(client), limitMs + GRACE_MS);
    try {
      const result = await send(text, values);
      await takeTurn(aborting);
      return result as unknown as PostgresQueryResult<R>;
    } catch (error) {
      // A standby after a failover: the next connection finds the primary.
      isBroken ||= isConnectionError(error);
      if (aborting?.aborted) throw new QueryAbortedError('The request was aborted.', { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
      aborting?.removeEventListener('abort', cancel);
      if (isEnd) isInTransaction = false;
      if (canceling !== undefined && !(await canceling)) isBroken = true;
    }
  }

  return {
    query: queryMethod(execute),
    release() {
      client.release(isBroken);
      onRelease();
    },
  };
}

/** Fails the statement of a client at once; closing it in an orderly way would wait for the server. */
function disconnect(client: PoolClient): void {
  const { connection } = client as unknown as {
    readonly connection: { readonly stream: { destroy(error: Error): void } };
  };
  connection.stream.destroy(new NoResponseError('The database did not respond within the time limit of a statement.'));
}
