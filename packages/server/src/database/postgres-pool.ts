import type { PostgresPoolClient } from 'kysely';
import pg, { type ClientBase, type ClientConfig, type PoolClient } from 'pg';
import { type ConnectionQueue, createConnectionQueue } from './connection-queue.ts';
import { PromotedError, StandbyError } from './database-errors.ts';
import type { WatchedPool } from './database-pool.ts';
import { parseDatabaseUrl, type ServerRole } from './database-url.ts';
import { type DirectSession, directSession } from './direct-session.ts';
import { isConnectionError } from './is-connection-error.ts';
import { limitClient } from './limited-client.ts';
import { createTurns, currentScope, type QueryScope, type Work } from './query-scope.ts';
import type { StatementLimits } from './statement-limits.ts';

const KEEP_ALIVE_MS = 10_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** Connection timeout with several hosts, after which the next one is tried. */
const CONNECT_TO_NEXT_MS = 2000;
/** Closes connections that are not used for as long. */
const IDLE_TIMEOUT_MS = 10_000;
const MAX_WAITING = 200;
const MAX_WAIT_MS = 5000;

/**
 * Connections that each kind of work uses exclusively. Those for limits are opened with `--limits postgres` only. More
 * for reads serve no more requests, since one process executes JavaScript on one core, and delay it where Postgres runs
 * on the same machine.
 */
const CONNECTIONS = { health: 1, limits: 2, reads: 4, writes: 4 } as const;

/** Background work mostly writes, and one statement at a time per job. */
const LANE_OF: { readonly [work in Work]: keyof typeof CONNECTIONS } = {
  health: 'health',
  limit: 'limits',
  read: 'reads',
  write: 'writes',
  background: 'writes',
};

interface PostgresPoolOptions {
  /** `standby` for a replica: connections to it are read-only. */
  readonly role: ServerRole;
  readonly limits: StatementLimits;
  /** Receives errors of lost connections; the pool replaces them. */
  readonly onConnectionLost: (error: Error) => void;
}

interface Lane {
  readonly pool: pg.Pool;
  readonly queue: ConnectionQueue;
}

/** The server that has the needed role, among one or several. */
export interface PostgresServers {
  /** Connects for work of a scope. */
  readonly connectFor: (scope: QueryScope) => Promise<PostgresPoolClient>;
  /** Closes all connections before they are used again, and continues with the next host. */
  readonly leaveHost: () => void;
}

/**
 * Connections to a Postgres, or to the one of several that has the role. Each kind of work has its own, so that slow
 * reads delay neither writes nor health checks.
 */
export function createPostgresPool(databaseUrl: string, options: PostgresPoolOptions): PostgresServers & WatchedPool {
  const { urls, needs } = parseDatabaseUrl(databaseUrl, options.role);
  const isReadOnly = options.role === 'standby';
  const hosts = createHosts(urls);
  /** Connections of an earlier generation are closed. */
  const generations = new WeakMap<ClientBase, number>();
  let generation = 0;
  const sessions = new WeakMap<ClientBase, DirectSession | undefined>();
  const takeTurn = createTurns();
  const lanes = {
    // These stay connected: opening a connection takes much longer than their statements.
    health: createLane(CONNECTIONS.health, { idleTimeoutMs: 0 }),
    limits: createLane(CONNECTIONS.limits, { idleTimeoutMs: 0 }),
    reads: createLane(CONNECTIONS.reads),
    writes: createLane(CONNECTIONS.writes),
  };

  function createLane(connections: number, { idleTimeoutMs = IDLE_TIMEOUT_MS } = {}): Lane {
    const pool = new pg.Pool({
      max: connections,
      idleTimeoutMillis: idleTimeoutMs,
      // Keep-alive probes detect peers that disappear without closing, such as removed containers.
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: urls.length > 1 ? CONNECT_TO_NEXT_MS : CONNECT_TIMEOUT_MS,
      Client: clientOf(hosts),
      async onConnect(client) {
        if (needs !== undefined) await requireRole(client, needs);
        sessions.set(client, await directSession(client, { isReadOnly }));
        generations.set(client, generation);
      },
    });
    // An `error` event without a listener ends the process. The pool emits errors of idle connections only.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', options.onConnectionLost));
    const queue = createConnectionQueue({ connections, maxWaiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS });
    return { pool, queue };
  }

  /** Tries each host once. */
  async function connectToAny(pool: pg.Pool): Promise<PoolClient> {
    let promotion: PromotedError | undefined;
    for (let attempt = 1; ; attempt += 1) {
      const url = hosts.current();
      try {
        return await connectNow(pool);
      } catch (error) {
        hosts.skip(url);
        if (!isConnectionError(error)) throw error;
        // A standby that was promoted says more than another host that is away.
        if (error instanceof PromotedError) promotion = error;
        if (attempt >= urls.length) throw promotion ?? error;
      }
    }
  }

  async function connectNow(pool: pg.Pool): Promise<PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (generations.get(client) === generation) return client;
      client.release(true);
    }
  }

  async function connectFor(scope: QueryScope): Promise<PostgresPoolClient> {
    const { pool, queue } = lanes[LANE_OF[scope.work]];
    const free = await queue.acquire(scope);
    try {
      const client = await connectToAny(pool);
      const session = sessions.get(client);
      const limitMs = options.limits[scope.work];
      return limitClient({ client, scope, limitMs, isReadOnly, takeTurn, session, onRelease: free });
    } catch (error) {
      free();
      throw error;
    }
  }

  return {
    kind: 'postgres',
    usage: () => [
      { lane: 'health', ...lanes.health.queue.usage() },
      { lane: 'limits', ...lanes.limits.queue.usage() },
      { lane: 'reads', ...lanes.reads.queue.usage() },
      { lane: 'writes', ...lanes.writes.queue.usage() },
    ],
    connectFor,
    connect: async () => connectFor(currentScope()),
    leaveHost() {
      hosts.skip(hosts.current());
      generation += 1;
    },
    async end() {
      await Promise.all(Object.values(lanes).map(({ pool }) => pool.end()));
    },
  };
}

interface Hosts {
  /** The connection string of the host that was reachable last. */
  readonly current: () => string;
  /** Continues with the next host, unless another call has done so already. */
  readonly skip: (url: string) => void;
}

function createHosts(urls: readonly string[]): Hosts {
  let index = 0;
  const current = () => urls[index % urls.length] ?? '';
  return {
    current,
    skip(url) {
      if (url === current()) index += 1;
    },
  };
}

/** A client class that connects to the current host, because the pool creates its clients without arguments. */
function clientOf(hosts: Hosts): new (config?: ClientConfig) => ClientBase {
  return class extends pg.Client {
    constructor(config: ClientConfig = {}) {
      super({ ...config, connectionString: hosts.current() });
    }
  };
}

async function requireRole(client: ClientBase, role: ServerRole): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean }>('SELECT pg_is_in_recovery() AS "isStandby"');
  const isStandby = rows[0]?.isStandby === true;
  if (role === 'primary' && isStandby) {
    throw new StandbyError('The host is a standby. The primary is elsewhere, or being elected.');
  }
  if (role === 'standby' && !isStandby) throw new PromotedError('The host of the replica is a primary.');
}
