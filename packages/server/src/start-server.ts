import { join } from 'node:path';
import type { Logger } from 'pino';
import { runSchedule } from './admin/schedule/run-schedule.ts';
import { runEvery } from './admin/shared/run-every.ts';
import { uploadStorage } from './admin/uploads/upload-storage.ts';
import { seedDemo } from './auth/seed-demo.ts';
import { issueSetUpToken } from './auth/set-up.ts';
import { type AppOptions, createApp } from './create-app.ts';
import { migrate } from './database/migrate.ts';
import { openEmbedded, openPostgres } from './database/open-database.ts';
import type { ReplicaStatus } from './database/replica-lag.ts';
import { retryConnecting } from './database/retry-connecting.ts';
import { type ProviderPermission, requirePermissions } from './dialects/upstream/provider-rules.ts';
import type { UpstreamOptions } from './dialects/upstream/upstream.ts';
import { LOCAL_KEYS } from './http/api-keys.ts';
import { type ApiKeys, requireKey } from './http/known-keys.ts';
import { listen } from './http/listen.ts';
import { loggableError } from './http/loggable-error.ts';
import type { OriginOptions } from './http/origin.ts';
import { type LimitStoreOptions, openLimitStore } from './http/rate-limit/open-limit-store.ts';
import type { RateLimits } from './http/rate-limit/rate-limits.ts';
import type { LimitStore } from './http/rate-limit/shared-limits.ts';
import { listenForCommands } from './keys/command-socket.ts';
import { type NewKey, seedKeys } from './keys/stored-keys.ts';
import { watchKeys } from './keys/watch-keys.ts';
import { loadCatalogue } from './library/catalogue/load-catalogue.ts';
import { runTierMoves } from './library/search/run-tier-moves.ts';
import { loadPackages } from './load-packages.ts';
import { createFfmpegFinder } from './media/processing/ffmpeg.ts';
import { createMetrics, type MetricsOptions } from './monitoring/prometheus.ts';
import type { EventLog } from './pingback/log/event-log.ts';
import { type EventLogOptions, openEventLog } from './pingback/log/nats-event-log.ts';
import { startRetention } from './pingback/retention/retention-job.ts';
import { RETAIN_DAYS } from './pingback/retention/run-retention.ts';
import { createCommandRunner } from './run-command.ts';
import type { Catalogue } from './storage/catalogue.ts';
import { type ObjectStorageOptions, openObjectStorage } from './storage/object-storage.ts';
import { createTracing } from './tracing/open-telemetry.ts';

export interface ServerOptions extends OriginOptions {
  readonly catalogue: Catalogue;
  /** Default: 8787. 0 selects any free port. */
  readonly port?: number | undefined;
  /**
   * Another port for the admin pages and the management calls, which the first port then does not serve. 0 selects any
   * free port. Default: none; `port` serves everything.
   */
  readonly adminPort?: number | undefined;
  /** Default: `127.0.0.1`. */
  readonly host?: string | undefined;
  /** Folder of the embedded database, uploads, mails and the media cache. Default: `.zoetrope`. */
  readonly dataFolder?: string | undefined;
  /** A bucket for uploads and renditions. Requires the package `s3mini`. Default: the data folder. */
  readonly storage?: ObjectStorageOptions | undefined;
  /**
   * A log of NATS JetStream that keeps received events until a worker has stored them. Requires the packages
   * `@nats-io/transport-node` and `@nats-io/jetstream`. Default: events are stored before the response.
   */
  readonly events?: EventLogOptions | undefined;
  /**
   * Whether this process stores the events of the log. One of the processes on a database must. Default: true.
   */
  readonly eventWorker?: boolean | undefined;
  /** Connection string of a Postgres to use instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /**
   * Connection string of a standby of that Postgres, which executes the reads of callers without a session or token
   * while its lag is under 5 s. Several hosts are tried until one is a standby. Default: none.
   */
  readonly databaseReplicaUrl?: string | undefined;
  /**
   * Public API keys to add to the database, unless it has them: those of earlier starts remain valid until they are
   * revoked. `any` accepts every key. Default: `LOCAL_KEYS`.
   */
  readonly apiKeys?: ApiKeys | readonly NewKey[] | 'any' | undefined;
  /** Keys of other services that the collector also accepts. Default: `PINGBACK_KEYS`. */
  readonly pingbackKeys?: readonly string[] | undefined;
  /** Calls per minute, IP address and key; false for no limit. Default: `RATE_LIMITS`. */
  readonly rateLimits?: RateLimits | false | undefined;
  /**
   * Where all processes on a database count calls: `postgres`, or a Redis or Valkey, which requires the package
   * `@redis/client`. Default: each process counts its own calls.
   */
  readonly limits?: LimitStoreOptions | undefined;
  /** Serves the public reads from a provider instead of the catalogue. Default: none. */
  readonly upstream?: UpstreamOptions | undefined;
  /** What a provider permits although its rules forbid it, such as `giphy:proxy`. Default: nothing. */
  readonly providerPermissions?: readonly ProviderPermission[] | undefined;
  /** Bearer token that may set the link of any GIF. Default: none; only users who may edit a GIF may set its link. */
  readonly ctaToken?: string | undefined;
  /** Where to purge the CDN when GIFs are removed. Requires `siteUrl`. Default: nowhere. */
  readonly cdnPurge?: AppOptions['cdnPurge'];
  /** The uploads that wait for the approval of a moderator: `none`, `new-accounts` or `all`. Default: `none`. */
  readonly moderate?: AppOptions['moderate'];
  /** What accounts without a quota of their own may store; moderators may store more. Default: no limit. */
  readonly quota?: AppOptions['quota'];
  /**
   * What happens to an upload with the file or picture of a public GIF, in any size, format or quality: `allow` or
   * `refuse`. Default: `allow`.
   */
  readonly uploadDuplicates?: AppOptions['uploadDuplicates'];
  /** Days to keep analytics events, by the day of the event. Default: 30. */
  readonly retainDays?: number | undefined;
  /**
   * Whether this process creates and drops the daily partitions of events. One of the processes on a database must.
   * Default: true.
   */
  readonly retention?: boolean | undefined;
  /** Seeds demo accounts with a public password, and lets them sign in. Default: false. */
  readonly demo?: boolean | undefined;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly clock?: (() => number) | undefined;
  /** Sources that may frame embed pages, as in a Content-Security-Policy. Default: `*`. */
  readonly frameAncestors?: string | undefined;
  /** URL to which embed pages post page views, as JSON. Default: none. */
  readonly pageViewsUrl?: string | undefined;
  /** DSN of the service to which embed pages report their errors. Default: none. */
  readonly errorReportsDsn?: string | undefined;
  /**
   * Serves `/metrics` for Prometheus to this machine and to the addresses and networks in `allow`, separated by commas.
   * Requires the package `prom-client`. Default: none.
   */
  readonly metrics?: MetricsOptions | undefined;
  /**
   * Records requests, and their database statements and storage requests, as spans of OpenTelemetry. Requires the package
   * `@opentelemetry/api`, and an SDK that the process has registered. Default: false.
   */
  readonly traces?: boolean | undefined;
  /** The admin pages; false for none. Default: those of the installed `@zoetrope/admin`. */
  readonly adminSite?: AppOptions['adminSite'];
  /** Default: no logging. */
  readonly logger?: Logger | undefined;
}

/** Between two looks for GIFs whose URLs in a bucket are to be ended. */
const HIDING_MS = 60_000;

const NO_SDK =
  'Traces are enabled, but this process has registered no SDK of OpenTelemetry, so none are recorded. Register one with NODE_OPTIONS=--import.';

export interface RunningServer {
  /** For example `http://127.0.0.1:8787`. */
  readonly origin: string;
  /** Where the admin pages are, below `admin/`: `origin`, unless `adminPort` is set. */
  readonly adminOrigin: string;
  /** Whoever registers with it becomes the first admin. Undefined once there is an admin, and with `demo`. */
  readonly setUpToken: string | undefined;
  /** Finishes pending requests, writes pending counts, and unlocks the data folder. */
  readonly close: () => Promise<void>;
}

/** Opens the database, loads the catalogue, and listens for requests. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    catalogue,
    port = 8787,
    adminPort,
    host = '127.0.0.1',
    dataFolder = '.zoetrope',
    databaseUrl,
    databaseReplicaUrl,
    retainDays = RETAIN_DAYS,
    retention = true,
    clock = Date.now,
    demo = false,
    storage,
    events,
    eventWorker = true,
    limits,
    metrics: metricsOptions,
    traces = false,
    apiKeys = LOCAL_KEYS,
    ...rest
  } = options;
  const { logger } = rest;
  // Before the database is opened.
  if (rest.upstream) requirePermissions(rest.upstream, rest.providerPermissions ?? []);
  await loadPackages({ metrics: metricsOptions, traces, storage, events, limits });
  const metrics = metricsOptions && (await createMetrics(metricsOptions));
  const tracing = traces ? await createTracing() : undefined;
  if (tracing?.hasSdk === false) logger?.warn(NO_SDK);
  const objectStorage = storage && (await openObjectStorage(storage, { tracing }));
  const onRetry = (err: unknown) => logger?.warn({ err }, 'The database cannot be reached. Retrying.');
  const database =
    databaseUrl === undefined
      ? await openEmbedded(dataFolder, { tracing })
      : await openPostgres(databaseUrl, {
          tracing,
          onRetry,
          onConnectionLost: (err) => logger?.warn({ err }, 'A connection to the database was lost.'),
          replicaUrl: databaseReplicaUrl,
          onReplicaChange: (status, err) => logger && logReplica(logger, status, err),
        });
  const findFfmpeg = createFfmpegFinder();
  let eventLog: EventLog | undefined;
  let limitStore: LimitStore | undefined;
  let endRetention = async () => {};
  let endCommands = async () => {};
  const endListening: (() => Promise<void>)[] = [];
  try {
    // Both steps are transactions and idempotent, so they can be retried.
    const prepare = async () => {
      await migrate(database.db, databaseUrl === undefined ? { dataFolder } : {});
      await loadCatalogue(database.db, catalogue, clock());
      await seedKeys(database.db, keysToSeed(apiKeys), clock());
    };
    await retryConnecting(prepare, { onRetry });
    const knownKeys = await watchKeys({
      db: database.db,
      acceptsAny: apiKeys === 'any',
      isShared: databaseUrl !== undefined,
      onError: (err) => logger?.error({ err }, 'Reading the API keys failed. Retrying in five seconds.'),
    });
    eventLog =
      events &&
      (await openEventLog(events, {
        onError: (err) => logger?.warn({ err: loggableError(err) }, 'The event log is unavailable. Retrying.'),
      }));
    limitStore =
      limits &&
      (await openLimitStore(limits, {
        db: database.db,
        onError: (err) => logger?.error({ err }, 'Deleting expired limits failed. Retrying in a minute.'),
      }));
    if (retention) {
      endRetention = await startRetention({
        db: database.db,
        clock,
        retainDays,
        onError: (err) => logger?.error({ err }, 'Dropping old events failed. Retrying in a minute.'),
      });
    }
    if (demo) await seedDemo(database.db, { now: clock() });
    const setUpToken = demo ? undefined : await issueSetUpToken(database.db, clock());
    const cacheFolder = join(dataFolder, 'media');
    const zoetrope = createApp({
      ...{
        db: database.db,
        pool: database.pool,
        catalogue,
        clock,
        dataFolder,
        cacheFolder,
        demo,
        metrics,
        tracing,
        objectStorage,
        eventLog,
        limitStore,
        knownKeys,
        findFfmpeg,
        separateAdmin: adminPort !== undefined,
      },
      ...rest,
    });
    if (databaseUrl === undefined) {
      endCommands = await listenForCommands(
        dataFolder,
        createCommandRunner({
          db: database.db,
          clock,
          catalogue,
          files: { ...uploadStorage(dataFolder, objectStorage), findFfmpeg },
          eraseAccount: zoetrope.eraseAccount,
          refreshKeys: knownKeys.refresh,
        }),
      );
    }
    const listening = await listen(zoetrope.app.fetch, { port, host });
    endListening.push(listening.close);
    let adminOrigin = listening.origin;
    if (adminPort !== undefined) {
      const admin = await listen(
        (request, connection) => zoetrope.app.fetch(request, { ...connection, listener: 'admin' }),
        { port: adminPort, host, option: '--admin-port' },
      );
      endListening.push(admin.close);
      adminOrigin = admin.origin;
    }
    const endEventWorker = eventWorker ? zoetrope.startEventWorker() : async () => {};
    const endSchedule = runSchedule({
      db: database.db,
      clock,
      onError: (err) => logger?.error({ err }, 'Advancing the schedule failed. Retrying in a second.'),
    });
    const endTierMoves = runTierMoves({
      db: database.db,
      onError: (err) =>
        logger?.error({ err }, 'Updating tiers and covers by popularity failed. Retrying in five minutes.'),
    });
    const endHiding = runEvery({
      ms: HIDING_MS,
      run: zoetrope.completeHiding,
      onError: (err) => logger?.error({ err }, 'Ending the URLs of removed GIFs failed. Retrying in a minute.'),
    });
    zoetrope.warm().catch((err) => logger?.warn({ err }, 'Rendering the first tiles in advance failed.'));
    return {
      origin: listening.origin,
      adminOrigin,
      setUpToken,
      close: async () => {
        await endEventWorker();
        await zoetrope
          .close()
          .catch((err) => logger?.error({ err }, 'The last counts of searches and rejected events were lost.'));
        await Promise.all(endListening.map((end) => end()));
        await eventLog?.close();
        await limitStore?.close();
        await endCommands();
        knownKeys.close();
        await endSchedule();
        await endTierMoves();
        await endHiding();
        await endRetention();
        await database.close();
      },
    };
  } catch (error) {
    await Promise.all(endListening.map((end) => end()));
    await eventLog?.close();
    await limitStore?.close();
    await endCommands();
    await endRetention();
    await database.close();
    throw error;
  }
}

function logReplica(logger: Logger, { state, lagMs }: ReplicaStatus, error: unknown): void {
  const fields = { state, lag_ms: lagMs, err: error === undefined ? undefined : loggableError(error) };
  if (state === 'ok') logger.info(fields, 'The replica executes reads.');
  else logger.warn(fields, `The replica is ${state}. The primary executes all reads.`);
}

function keysToSeed(apiKeys: NonNullable<ServerOptions['apiKeys']>): readonly NewKey[] {
  const seeded = apiKeys === 'any' ? LOCAL_KEYS : apiKeys;
  const keys = isKeyList(seeded)
    ? seeded
    : Object.entries(seeded).map(([key, type]) => ({ key, name: '', type, limits: {} }));
  for (const { key } of keys) requireKey(key);
  return keys;
}

function isKeyList(keys: ApiKeys | readonly NewKey[]): keys is readonly NewKey[] {
  return Array.isArray(keys);
}
