import { sql } from 'kysely';
import type { DatabasePool } from '../database/database-pool.ts';
import { inScope } from '../database/query-scope.ts';
import type { ReplicaStatus } from '../database/replica-lag.ts';
import type { Db } from '../database/schema.ts';
import type { SharedLimits } from '../http/rate-limit/shared-limits.ts';
import type { EventLog } from '../pingback/log/event-log.ts';
import type { StorageProbe, StorageProblem } from '../storage/storage-probe.ts';

/** After this time a dependency counts as unavailable; balancers usually wait a few seconds. */
const DEADLINE_MS = 3000;

/** `api` serves reads and pages, and media as far as they are stored or cached here; `collector` stores events, or appends them to the event log. */
export const JOBS = ['api', 'collector'] as const;
export type Job = (typeof JOBS)[number];

export interface Dependencies {
  /** `read-only`: a standby, or a database that its operator has closed for writes. */
  readonly database: 'ok' | 'read-only' | 'unavailable';
  /** Absent without a replica. While it is not `ok`, the primary executes all reads. */
  readonly replica?: ReplicaStatus['state'];
  /** The data folder and, if there is one, the object storage. */
  readonly storage: 'ok' | StorageProblem;
  /** Without it, clips are rejected, and everything else works. */
  readonly ffmpeg: 'ok' | 'missing';
  /** The event log. Absent without one. */
  readonly log?: 'ok' | 'full' | 'unavailable';
  /** The shared limits. Absent without them. While they are away, each process counts its own calls. */
  readonly limits?: 'ok' | 'unavailable';
}

export interface Readiness {
  readonly jobs: { readonly [job in Job]: 'ready' | 'unavailable' };
  readonly dependencies: Dependencies;
}

export interface ReadinessOptions {
  readonly db: Db;
  /** The pool of `db`. Undefined if it is unknown; the database then counts as one outside of the data folder. */
  readonly pool: DatabasePool | undefined;
  readonly probeFolder: StorageProbe;
  /** Undefined without an object storage. */
  readonly probeObjects: StorageProbe | undefined;
  readonly findFfmpeg: () => Promise<object | undefined>;
  readonly eventLog: Pick<EventLog, 'state'> | undefined;
  readonly sharedLimits: Pick<SharedLimits, 'isAvailable'> | undefined;
}

/** Checks every dependency, and derives which jobs this process can do. Never rejects, and takes 3 s at most. */
export async function checkReadiness(options: ReadinessOptions): Promise<Readiness> {
  const { db, pool, probeFolder, probeObjects, findFfmpeg, eventLog, sharedLimits } = options;
  const [database, folderProblem, objectProblem, ffmpeg, log, hasLimits] = await Promise.all([
    within(checkDatabase(db), 'unavailable' as const),
    within(probeFolder(), 'storage-unavailable' as const),
    probeObjects && within(probeObjects(), 'storage-unavailable' as const),
    findFfmpeg(),
    eventLog && within(checkLog(eventLog), 'unavailable' as const),
    sharedLimits?.isAvailable(),
  ]);
  const replica = pool?.replica?.().state;
  const canRead = database !== 'unavailable' || replica === 'ok';
  const canWrite = database === 'ok' && (pool?.kind !== 'embedded' || folderProblem === undefined);
  // With a log, events are accepted while the database is away.
  const canCollect = log === undefined ? canWrite : log === 'ok';
  return {
    jobs: { api: canRead ? 'ready' : 'unavailable', collector: canCollect ? 'ready' : 'unavailable' },
    dependencies: {
      database,
      ...(replica === undefined ? {} : { replica }),
      storage: folderProblem ?? objectProblem ?? 'ok',
      ffmpeg: ffmpeg === undefined ? 'missing' : 'ok',
      ...(log === undefined ? {} : { log }),
      ...(hasLimits === undefined ? {} : { limits: hasLimits ? ('ok' as const) : ('unavailable' as const) }),
    },
  };
}

async function checkLog({ state }: Pick<EventLog, 'state'>): Promise<NonNullable<Dependencies['log']>> {
  try {
    return (await state()).isFull ? 'full' : 'ok';
  } catch {
    // The log reports its outages.
    return 'unavailable';
  }
}

async function checkDatabase(db: Db): Promise<Dependencies['database']> {
  const check = sql<{ isReadOnly: boolean }>`SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly"`;
  try {
    const { rows } = await inScope({ work: 'health' }, () => check.execute(db));
    return rows[0]?.isReadOnly ? 'read-only' : 'ok';
  } catch {
    // The requests that need the database log the reason.
    return 'unavailable';
  }
}

/** The result of a check, or `late` if there is none in time. */
function within<T, L>(result: Promise<T>, late: L): Promise<T | L> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), DEADLINE_MS);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
