import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPoolClient } from 'kysely';
import { ForeignReplicaError, PromotedError } from './database-errors.ts';
import { inTime } from './in-time.ts';
import { isConnectionError } from './is-connection-error.ts';
import type { PostgresServers } from './postgres-pool.ts';
import { createReplicaLag, MAX_LAG_MS, type ReplicaStatus } from './replica-lag.ts';

const POLL_MS = 1000;
/** After this time a server counts as away. */
const TIMEOUT_MS = 2000;

export interface ReplicaWatch {
  readonly status: () => ReplicaStatus;
  /** Whether the replica may serve reads now. */
  readonly isCurrent: () => boolean;
  readonly isPrimaryAway: () => boolean;
  /** Call it if a connection to the replica was lost or is to a primary: it serves no reads until a check succeeds. */
  readonly reportLost: (error: unknown) => void;
  /** Resolves once the replica was checked for the first time. Never rejects. */
  readonly start: () => Promise<void>;
  readonly close: () => void;
}

export interface ReplicaWatchOptions {
  readonly primary: PostgresServers;
  readonly replica: PostgresServers;
  /** Called when the state changes, and for the first one. The error is the reason why it is unavailable. */
  readonly onChange: (status: ReplicaStatus, error?: unknown) => void;
}

/** Checks once per second whether the replica is there, is still a standby, and how far it is behind. */
export function watchReplica({ primary, replica, onChange }: ReplicaWatchOptions): ReplicaWatch {
  const closing = new AbortController();
  const lag = createReplicaLag();
  let status: ReplicaStatus | undefined;
  let checkedAt = 0;
  let isPrimaryAway = false;
  /** The identifier of the database system. A promotion does not change it. */
  let system: string | undefined;

  function change(next: ReplicaStatus, error?: unknown): void {
    const isNew = next.state !== status?.state;
    status = next;
    if (isNew && !closing.signal.aborted) onChange(next, error);
  }

  async function observePrimary(): Promise<void> {
    const at = performance.now();
    try {
      const lsn = await inTime(positionOf(primary), { ms: TIMEOUT_MS, message: 'The primary did not respond.' });
      lag.observePrimary({ lsn, at });
      isPrimaryAway = false;
    } catch {
      // The requests that need the primary log the reason.
      isPrimaryAway = true;
    }
  }

  /** In a statement of its own, whose failure says nothing about the primary. */
  async function identifyPrimary(): Promise<void> {
    if (system !== undefined || isPrimaryAway) return;
    system = await inTime(systemOf(primary), { ms: TIMEOUT_MS, message: 'The primary did not respond.' }).catch(
      () => undefined,
    );
  }

  /** Another server can take the place of the replica while it is away only. */
  async function identifyReplica(): Promise<void> {
    if (system === undefined || (status !== undefined && status.state !== 'unavailable')) return;
    const found = await inTime(systemOf(replica), { ms: TIMEOUT_MS, message: 'The replica did not respond.' });
    if (found === undefined || found === system) return;
    throw new ForeignReplicaError('It is a standby of another primary than that of DATABASE_URL.');
  }

  async function checkReplica(): Promise<void> {
    try {
      const lsn = await inTime(replayedBy(replica), { ms: TIMEOUT_MS, message: 'The replica did not respond.' });
      await identifyReplica();
      checkedAt = performance.now();
      const lagMs = lag.lagOf(lsn, { now: checkedAt, isPrimaryAway });
      change({ state: lagMs !== undefined && lagMs < MAX_LAG_MS ? 'ok' : 'behind', lagMs });
    } catch (error) {
      reportLost(error);
    }
  }

  function reportLost(error: unknown): void {
    if (error instanceof PromotedError) {
      // Another host may be the standby now.
      replica.leaveHost();
      change({ state: 'promoted', lagMs: undefined });
    } else change({ state: 'unavailable', lagMs: undefined }, error);
  }

  async function check(): Promise<void> {
    await observePrimary();
    await identifyPrimary();
    await checkReplica();
  }

  async function checkAgain(): Promise<void> {
    while (!closing.signal.aborted) {
      await sleep(POLL_MS, undefined, { signal: closing.signal, ref: false });
      await check();
    }
  }

  return {
    status: () => status ?? { state: 'unavailable', lagMs: undefined },
    isCurrent() {
      if (status?.state !== 'ok') return false;
      const age = isPrimaryAway ? 0 : performance.now() - checkedAt;
      return (status.lagMs ?? 0) + age < MAX_LAG_MS;
    },
    isPrimaryAway: () => isPrimaryAway,
    reportLost,
    async start() {
      await check();
      // Ends by being aborted.
      checkAgain().catch(() => undefined);
    },
    close: () => closing.abort(),
  };
}

async function positionOf(primary: PostgresServers): Promise<bigint> {
  const { rows } = await execute<{ lsn: string }>(primary, "SELECT (pg_current_wal_lsn() - '0/0')::text AS lsn");
  return BigInt(rows[0]?.lsn ?? 0);
}

/** Rejects with a `PromotedError` if the server is no standby. */
async function replayedBy(replica: PostgresServers): Promise<bigint> {
  const { rows } = await execute<{ isStandby: boolean; lsn: string | null }>(
    replica,
    `SELECT pg_is_in_recovery() AS "isStandby", (pg_last_wal_replay_lsn() - '0/0')::text AS lsn`,
  );
  if (!rows[0]?.isStandby) throw new PromotedError('The host of the replica is a primary.');
  return BigInt(rows[0].lsn ?? 0);
}

/** The identifier of a database system, which its standbys share. Undefined if it cannot be read, for want of permission. */
async function systemOf(servers: PostgresServers): Promise<string | undefined> {
  try {
    const { rows } = await execute<{ system: string }>(
      servers,
      'SELECT system_identifier::text AS system FROM pg_control_system()',
    );
    return rows[0]?.system;
  } catch (error) {
    if (isConnectionError(error)) throw error;
    return undefined;
  }
}

async function execute<R>(servers: PostgresServers, text: string): ReturnType<typeof query<R>> {
  const client = await servers.connectFor({ work: 'health' });
  return query<R>(client, text).finally(() => client.release());
}

function query<R>(client: PostgresPoolClient, text: string) {
  return client.query<R>(text, []);
}
