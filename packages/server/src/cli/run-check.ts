import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { access, constants, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { ForeignReplicaError } from '../database/database-errors.ts';
import { openEmbedded, openPostgres } from '../database/open-database.ts';
import type { ReplicaStatus } from '../database/replica-lag.ts';
import { listen } from '../http/listen.ts';
import { type LimitStoreOptions, locateLimits } from '../http/rate-limit/open-limit-store.ts';
import { checkRedis } from '../http/rate-limit/redis-limits.ts';
import { createFfmpegFinder, type Ffmpeg } from '../media/processing/ffmpeg.ts';
import { loadPromClient } from '../monitoring/load-prom-client.ts';
import { parseLogUrl } from '../pingback/log/log-url.ts';
import { checkEventLog, type EventLogOptions } from '../pingback/log/nats-event-log.ts';
import { messageOf, ServerError } from '../server-error.ts';
import { type ObjectStorageOptions, openObjectStorage } from '../storage/object-storage.ts';
import { openCatalogue } from '../storage/open-catalogue.ts';
import { createFolderProbe } from '../storage/storage-probe.ts';
import { parseStorageUrl } from '../storage/storage-url.ts';
import { createTracing } from '../tracing/open-telemetry.ts';
import { BUNDLED } from './open-catalogues.ts';
import type { CliOptions } from './parse-options.ts';

/** The outcome for one dependency. The service starts in spite of a warning. */
export interface CheckResult {
  readonly name: string;
  readonly outcome: 'ok' | 'warning' | 'failed';
  readonly text: string;
}

export type CheckOptions = Pick<
  CliOptions,
  | 'port'
  | 'adminPort'
  | 'host'
  | 'data'
  | 'catalogue'
  | 'databaseUrl'
  | 'databaseReplicaUrl'
  | 'events'
  | 'limits'
  | 'storage'
  | 'siteUrl'
  | 'pageViews'
  | 'errorReportsDsn'
  | 'upstream'
  | 'cdnPurge'
  | 'metrics'
  | 'traces'
>;

export interface CheckEdges {
  /** Default: the one in PATH. */
  readonly findFfmpeg?: (() => Promise<Ffmpeg | undefined>) | undefined;
}

type Outcome = Omit<CheckResult, 'name'>;

/** Enough for the embedded database to start on a slow machine. A Postgres that is up responds at once. */
const CONNECT_MS = 5000;
const OLDEST_POSTGRES = 150_000;
const LIVENESS_MS = 2000;

/**
 * Verifies the ports, the database, its replica, the data folder, catalogues, object storage, the event log, shared
 * limits, ffmpeg and the hosts of URLs. Creates nothing, except for an object in the bucket that it deletes.
 */
export async function runCheck(
  options: CheckOptions,
  { findFfmpeg = createFfmpegFinder() }: CheckEdges = {},
): Promise<readonly CheckResult[]> {
  const urls = [
    ['--site-url', options.siteUrl],
    ['--page-views', options.pageViews],
    ['--error-reports-dsn', options.errorReportsDsn],
    ['--upstream', options.upstream?.provider.apiUrl],
    ['--purge-url', options.cdnPurge?.url],
  ] as const;
  const { port, adminPort, host } = options;
  const folders = (options.catalogue ?? []).filter((name) => name !== BUNDLED);
  return Promise.all([
    named('--port', checkPort({ port, host, option: '--port' })),
    ...(adminPort === undefined
      ? []
      : [named('--admin-port', checkPort({ port: adminPort, host, option: '--admin-port' }))]),
    named('database', checkDatabase(options)),
    ...(options.databaseReplicaUrl ? [named('replica', checkReplica(options))] : []),
    named('storage', checkStorage(options.data)),
    ...folders.map((folder) => named('--catalogue', checkCatalogue(folder))),
    ...(options.storage ? [named('--storage', checkObjectStorage(options.storage))] : []),
    ...(options.events ? [named('--events', checkEvents(options.events))] : []),
    ...(options.limits ? [named('--limits', checkLimits(options.limits))] : []),
    named('ffmpeg', checkFfmpeg(findFfmpeg)),
    ...(options.metrics ? [named('metrics', checkMetrics())] : []),
    ...(options.traces ? [named('traces', checkTraces())] : []),
    ...urls.flatMap(([name, url]) => (url === undefined ? [] : [named(name, checkHost(url))])),
  ]);
}

async function named(name: string, check: Promise<Outcome>): Promise<CheckResult> {
  return { name, ...(await check.catch((error: unknown) => failedOutcome(messageOf(error)))) };
}

function failedOutcome(text: string): Outcome {
  return { outcome: 'failed', text };
}

/** Listens for a moment. */
async function checkPort(options: Parameters<typeof listen>[1]): Promise<Outcome> {
  const { port, host } = options;
  try {
    const { close } = await listen(() => new Response(null, { status: 503 }), options);
    await close();
  } catch (error) {
    const text = messageOf(error);
    return (await isServing(host, port))
      ? { outcome: 'warning', text: `${text} It responds as this service does.` }
      : failedOutcome(text);
  }
  return { outcome: 'ok', text: port === 0 ? `Any free port of ${host}.` : `Port ${port} of ${host} is free.` };
}

/** Whether the program that uses the port is alive as this service would be. */
async function isServing(host: string, port: number): Promise<boolean> {
  try {
    const name = host.includes(':') ? `[${host}]` : host;
    const response = await fetch(`http://${name}:${port}/livez`, { signal: AbortSignal.timeout(LIVENESS_MS) });
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
  } catch {
    return false;
  }
}

async function checkDatabase({ data, databaseUrl }: CheckOptions): Promise<Outcome> {
  if (databaseUrl === undefined) return checkEmbedded(data);
  const { db, close } = await openPostgres(databaseUrl, { timeoutMs: CONNECT_MS });
  try {
    const { rows } = await sql<{ version: string; number: number; isReadOnly: boolean }>`
      SELECT current_setting('server_version') AS version, current_setting('server_version_num')::integer AS number,
        current_setting('transaction_read_only') = 'on' AS "isReadOnly"`.execute(db);
    const [{ version, number, isReadOnly } = { version: 'unknown', number: 0, isReadOnly: false }] = rows;
    if (number < OLDEST_POSTGRES) return failedOutcome(`Postgres ${version} is too old: use version 15 or newer.`);
    if (isReadOnly) return failedOutcome(`Postgres ${version} is read-only: set DATABASE_URL to the primary.`);
    return { outcome: 'ok', text: `Postgres ${version} of DATABASE_URL` };
  } finally {
    await close();
  }
}

/** A replica that is away is no failure: the primary executes all reads. */
async function checkReplica({ databaseUrl = '', databaseReplicaUrl }: CheckOptions): Promise<Outcome> {
  let reason: unknown;
  const onReplicaChange = (_: ReplicaStatus, error: unknown) => {
    reason = error;
  };
  const options = { timeoutMs: CONNECT_MS, replicaUrl: databaseReplicaUrl, onReplicaChange };
  const { pool, close } = await openPostgres(databaseUrl, options);
  const { state, lagMs = 0 } = pool.replica?.() ?? { state: 'unavailable' };
  await close();
  if (reason instanceof ForeignReplicaError) {
    return failedOutcome(
      'The host of DATABASE_REPLICA_URL is a standby of another primary: set it to a standby of DATABASE_URL.',
    );
  }
  switch (state) {
    case 'ok':
      return { outcome: 'ok', text: `The standby of DATABASE_REPLICA_URL is ${Math.round(lagMs)} ms behind.` };
    case 'behind':
      return { outcome: 'warning', text: 'The standby of DATABASE_REPLICA_URL is 5 s or more behind the primary.' };
    case 'promoted':
      return failedOutcome('The host of DATABASE_REPLICA_URL is a primary: set it to a standby of DATABASE_URL.');
    default:
      return { outcome: 'warning', text: `DATABASE_REPLICA_URL cannot be reached: ${messageOf(reason)}` };
  }
}

async function checkEmbedded(data: string): Promise<Outcome> {
  if (!(await isFolder(join(data, 'postgres')))) {
    return { outcome: 'ok', text: `The embedded database will be created in ${data}.` };
  }
  try {
    const { db, close } = await openEmbedded(data);
    await sql`SELECT 1`.execute(db).finally(close);
    return { outcome: 'ok', text: `The embedded database in ${data} can be opened.` };
  } catch (error) {
    const isRunning = error instanceof ServerError && error.message.includes('is in use by process');
    return isRunning ? { outcome: 'warning', text: error.message } : failedOutcome(messageOf(error));
  }
}

async function checkStorage(data: string): Promise<Outcome> {
  if (await isFolder(data)) {
    const problem = await createFolderProbe(data)();
    if (problem === 'storage-full') return failedOutcome(`The disk of ${data} or its quota is full: free some space.`);
    if (problem !== undefined)
      return failedOutcome(`Nothing can be written to ${data}: check its owner and permissions.`);
    return { outcome: 'ok', text: `${data} is writable.` };
  }
  if (await exists(data)) return failedOutcome(`${data} is not a folder: choose another one with --data.`);
  const parent = await nearestFolder(dirname(resolve(data)));
  await access(parent, constants.W_OK).catch(() => {
    throw new ServerError(`${data} cannot be created, because ${parent} is not writable.`);
  });
  return { outcome: 'ok', text: `${data} will be created.` };
}

/** Reads all items, so that no line ends a start. Their fields are checked when they are loaded. */
async function checkCatalogue(folder: string): Promise<Outcome> {
  const { items } = await openCatalogue(folder);
  let count = 0;
  for await (const _ of items) count += 1;
  return { outcome: 'ok', text: `${folder} can be read. Items: ${count}.` };
}

/** Writes, reads and deletes a small object, as uploads do. */
async function checkObjectStorage(options: ObjectStorageOptions): Promise<Outcome> {
  const { bucket, prefix, endpoint } = parseStorageUrl(options.url);
  const { uploads, probe } = await openObjectStorage(options);
  await probe();
  const folder = `check-${randomUUID()}`;
  const name = `${folder}/object`;
  const use = (permission: string, action: Promise<unknown>) =>
    action.catch((cause) => {
      const place = `below ${prefix}uploads/ in the bucket ${bucket} at ${endpoint}`;
      throw new ServerError(`The access key cannot ${permission} objects ${place}: give it that permission.`, {
        cause,
      });
    });
  await use('put', uploads.write(name, Buffer.from('zoetrope-server check')));
  try {
    await use('get', uploads.file(name).source());
  } finally {
    await use('list and delete', uploads.deleteFolder(folder));
  }
  return { outcome: 'ok', text: `The bucket ${bucket} at ${endpoint} can be read and written.` };
}

async function checkEvents(options: EventLogOptions): Promise<Outcome> {
  const { version, state } = await checkEventLog(options);
  const { stream } = parseLogUrl(options.url);
  const server = `NATS ${version} has JetStream`;
  if (state === undefined) return { outcome: 'ok', text: `${server}. The stream ${stream} will be created.` };
  if (state.isFull)
    return { outcome: 'warning', text: `${server}, but the stream ${stream} is full: new events are rejected.` };
  return { outcome: 'ok', text: `${server}. Messages in the stream ${stream}: ${state.messages}.` };
}

/** The database is checked anyway. */
async function checkLimits(options: LimitStoreOptions): Promise<Outcome> {
  const location = locateLimits(options);
  if (location === 'postgres') return { outcome: 'ok', text: 'All processes count calls in the database.' };
  return { outcome: 'ok', text: `${await checkRedis(location)} can be used.` };
}

async function nearestFolder(path: string): Promise<string> {
  return (await isFolder(path)) ? path : nearestFolder(dirname(path));
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}

async function checkFfmpeg(findFfmpeg: () => Promise<Ffmpeg | undefined>): Promise<Outcome> {
  if ((await findFfmpeg()) !== undefined) return { outcome: 'ok', text: 'ffmpeg and ffprobe are installed.' };
  const text = 'Not installed: clips, APNG and animated AVIF are rejected. Install it: apt-get install ffmpeg';
  return { outcome: 'warning', text };
}

async function checkMetrics(): Promise<Outcome> {
  await loadPromClient();
  return { outcome: 'ok', text: 'prom-client is installed.' };
}

async function checkTraces(): Promise<Outcome> {
  const { hasSdk } = await createTracing();
  if (hasSdk) return { outcome: 'ok', text: 'An SDK of OpenTelemetry is registered.' };
  const text = 'No SDK of OpenTelemetry is registered: register one with NODE_OPTIONS=--import.';
  return { outcome: 'warning', text };
}

/** Does not send a request: the service may not run yet, and collectors count requests. */
async function checkHost(url: string): Promise<Outcome> {
  const { hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  try {
    const { address } = await lookup(host);
    return { outcome: 'ok', text: `${host} has the address ${address}.` };
  } catch {
    return failedOutcome(`The host ${host} has no address in DNS.`);
  }
}
