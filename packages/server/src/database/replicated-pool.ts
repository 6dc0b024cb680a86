import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isDatabaseBusy, isReadOnlyError, QueryAbortedError } from './database-errors.ts';
import type { LaneUsage, WatchedPool } from './database-pool.ts';
import { keywordOf } from './direct-session.ts';
import { isConnectionError } from './is-connection-error.ts';
import type { PostgresServers } from './postgres-pool.ts';
import { queryMethod } from './query-method.ts';
import { type ActiveScope, currentScope } from './query-scope.ts';
import { type ReplicaWatch, watchReplica } from './watch-replica.ts';

interface ReplicatedPoolOptions {
  readonly primary: PostgresServers & WatchedPool;
  readonly replica: PostgresServers & WatchedPool;
  readonly onReplicaChange: Parameters<typeof watchReplica>[0]['onChange'];
}

export interface ReplicatedPool extends WatchedPool {
  /** Resolves once the replica was checked for the first time. Never rejects. */
  readonly start: () => Promise<void>;
}

/** Connections to a primary and to its replica, which executes the reads whose scope permits it. */
export function createReplicatedPool({ primary, replica, onReplicaChange }: ReplicatedPoolOptions): ReplicatedPool {
  const watch = watchReplica({ primary, replica, onChange: onReplicaChange });
  return {
    kind: 'postgres',
    usage: () => [...primary.usage(), replicaUsage(replica.usage())],
    replica: watch.status,
    start: watch.start,
    async connect() {
      const scope = currentScope();
      if (scope.hasWritten || (scope.readsFrom ?? 'primary') === 'primary') return primary.connectFor(scope);
      return routeClient(scope, { primary, replica, watch });
    },
    async end() {
      watch.close();
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}

/** All connections to the replica but that of the checks. */
function replicaUsage(lanes: readonly LaneUsage[]): LaneUsage {
  const used = lanes.filter(({ lane }) => lane === 'reads' || lane === 'writes');
  const sum = (key: 'max' | 'active' | 'waiting') => used.reduce((total, usage) => total + usage[key], 0);
  return { lane: 'replica', max: sum('max'), active: sum('active'), waiting: sum('waiting') };
}

interface Route {
  readonly primary: PostgresServers;
  readonly replica: PostgresServers;
  readonly watch: ReplicaWatch;
}

/** A client that chooses the server of each statement. From the first one that writes, all go to the primary. */
function routeClient(scope: ActiveScope, { primary, replica, watch }: Route): PostgresPoolClient {
  let writer: PostgresPoolClient | undefined;

  async function executeOn<R>(servers: PostgresServers, text: string, values: ReadonlyArray<unknown>) {
    const client = await servers.connectFor(scope);
    try {
      return await client.query<R>(text, values);
    } finally {
      client.release();
    }
  }

  async function readReplica<R>(text: string, values: ReadonlyArray<unknown>) {
    try {
      const result = await executeOn<R>(replica, text, values);
      scope.hasReadReplica = true;
      return result;
    } catch (error) {
      if (isReadOnlyError(error)) scope.hasWritten = true;
      else if (isConnectionError(error)) watch.reportLost(error);
      throw error;
    }
  }

  /**
   * The primary repeats what fails on the replica: a connection may be lost, a replayed change may conflict with the
   * statement, a table may not have arrived yet, and a function may write.
   */
  async function preferReplica<R>(text: string, values: ReadonlyArray<unknown>) {
    if (!watch.isCurrent()) return executeOn<R>(primary, text, values);
    try {
      return await readReplica<R>(text, values);
    } catch (error) {
      if (error instanceof QueryAbortedError || isDatabaseBusy(error)) throw error;
      return executeOn<R>(primary, text, values);
    }
  }

  async function preferPrimary<R>(text: string, values: ReadonlyArray<unknown>) {
    if (watch.isPrimaryAway()) return preferReplica<R>(text, values);
    try {
      return await executeOn<R>(primary, text, values);
    } catch (error) {
      if (!isConnectionError(error) || !watch.isCurrent()) throw error;
      return readReplica<R>(text, values).catch(() => {
        throw error;
      });
    }
  }

  async function execute<R>(text: string, values: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    if (writer === undefined && !scope.hasWritten && isRead(text)) {
      return scope.readsFrom === 'replica' ? preferReplica(text, values) : preferPrimary(text, values);
    }
    scope.hasWritten = true;
    writer ??= await primary.connectFor(scope);
    return writer.query(text, values);
  }

  return { query: queryMethod(execute), release: () => writer?.release() };
}

/** Whether a statement looks like a read. The replica refuses those that write nevertheless. */
function isRead(text: string): boolean {
  return ['SELECT', 'WITH'].includes(keywordOf(text));
}
