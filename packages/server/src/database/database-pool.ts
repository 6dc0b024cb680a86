import type { PostgresPool } from 'kysely';
import type { QueueUsage } from './connection-queue.ts';
import type { ReplicaStatus } from './replica-lag.ts';

/** The connections of one kind of work. The embedded database has one connection for all. */
export interface LaneUsage extends QueueUsage {
  readonly lane: 'health' | 'limits' | 'reads' | 'writes' | 'replica' | 'all';
}

/** Connections to a database, as monitoring sees them. */
export interface DatabasePool {
  readonly kind: 'embedded' | 'postgres';
  readonly usage: () => readonly LaneUsage[];
  /** The state of the replica. Undefined without one. */
  readonly replica?: (() => ReplicaStatus) | undefined;
}

/** A pool that Kysely can use, and monitoring can watch. */
export interface WatchedPool extends PostgresPool, DatabasePool {}
