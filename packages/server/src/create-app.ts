import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Quota } from '@zoetrope/model/management';
import { type Logger, pino } from 'pino';
import { createEraseAccount, type EraseAccount } from './admin/accounts/erase-account.ts';
import { addAdminRoutes } from './admin/add-admin-routes.ts';
import { addCallToActionRoutes } from './admin/gifs/call-to-action-routes.ts';
import { limitBodies } from './admin/limit-bodies.ts';
import { createReportGif } from './admin/moderation/gif-reports.ts';
import type { Moderate, UploadDuplicates } from './admin/shared/admin-context.ts';
import { storedMedia } from './admin/uploads/stored-media.ts';
import { uploadStorage } from './admin/uploads/upload-storage.ts';
import { createAccess } from './auth/access.ts';
import { requireAdminPort } from './auth/admin-port.ts';
import { hasCredentials } from './auth/credentials.ts';
import type { PasswordCost } from './auth/passwords.ts';
import { createSessionStore } from './auth/session-store.ts';
import type { DatabasePool } from './database/database-pool.ts';
import { findLatest, runShared } from './database/query-scope.ts';
import type { Db } from './database/schema.ts';
import type { ItemReport } from './dialects/dialect.ts';
import { DIALECTS } from './dialects/dialects.ts';
import { native } from './dialects/native/native.ts';
import { createResponses } from './dialects/native/responses.ts';
import { addServiceRoutes } from './dialects/native/service-routes.ts';
import { addUpstream } from './dialects/upstream/add-upstream.ts';
import { type ProviderPermission, requirePermissions } from './dialects/upstream/provider-rules.ts';
import type { UpstreamOptions } from './dialects/upstream/upstream.ts';
import { addExportRoutes } from './export/export-routes.ts';
import { accessLog } from './http/access-log.ts';
import { allowAnyOrigin } from './http/allow-any-origin.ts';
import { LOCAL_KEYS, PINGBACK_KEYS, requireApiKey } from './http/api-keys.ts';
import type { AppContext, AppEnv } from './http/app-env.ts';
import { clientIp, networkOf } from './http/client-ip.ts';
import { handleError, handleNotFound, rejectInvalid } from './http/error-responses.ts';
import { type ApiKeys, fixedKeys, type KnownKeys } from './http/known-keys.ts';
import { loggableError } from './http/loggable-error.ts';
import { type OriginOptions, originOf } from './http/origin.ts';
import { createRateLimiter } from './http/rate-limit/rate-limiter.ts';
import { RATE_LIMITS, type RateLimits } from './http/rate-limit/rate-limits.ts';
import { createSharedLimits, type LimitStore } from './http/rate-limit/shared-limits.ts';
import { createTokenBuckets } from './http/rate-limit/token-buckets.ts';
import { scopeQueries } from './http/scope-queries.ts';
import { parseSiteUrl } from './http/site-url.ts';
import { nosniff, requestId } from './http/standard-headers.ts';
import { traceContext } from './http/trace-context.ts';
import { createRemovedItems } from './library/gifs/removed-items.ts';
import { findTexts } from './library/gifs/stored-texts.ts';
import { createLibrary } from './library/library.ts';
import { createSearchLog } from './library/search/search-log.ts';
import { createTagAliases } from './library/tags/tag-aliases.ts';
import { firstTiles } from './library/trending/trending-gifs.ts';
import { createMedia } from './media/create-media.ts';
import { createFfmpegFinder, type Ffmpeg } from './media/processing/ffmpeg.ts';
import { type CdnPurgeOptions, createCdnPurge, purgeDeleted } from './media/purge-cdn.ts';
import { isReviewToken } from './media/review-token.ts';
import { addHealthRoutes, addOptionsHealthChecks } from './monitoring/health-routes.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { addMetricsRoute } from './monitoring/metrics-route.ts';
import { checkReadiness } from './monitoring/readiness.ts';
import { requestMetrics } from './monitoring/request-metrics.ts';
import { traceRequests } from './monitoring/trace-requests.ts';
import { createPages, type PagesOptions } from './pages/create-pages.ts';
import { addDocs } from './pages/docs/add-docs.ts';
import { createPingback } from './pingback/create-pingback.ts';
import type { EventLog } from './pingback/log/event-log.ts';
import { payloadSecret } from './pingback/payload.ts';
import type { Catalogue } from './storage/catalogue.ts';
import { createFolderStorage } from './storage/folder-storage.ts';
import { folderUsage } from './storage/folder-usage.ts';
import type { ObjectStorage } from './storage/object-storage.ts';
import { createFolderProbe, createObjectProbe } from './storage/storage-probe.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Options of `createApp`. */
export interface AppOptions
  extends OriginOptions,
    Pick<PagesOptions, 'adminSite' | 'embedClient' | 'frameAncestors' | 'pageViewsUrl' | 'errorReportsDsn'> {
  /** A database with the schema and the loaded catalogue; `startServer` prepares one. Required. */
  readonly db: Db;
  /** The pool of `db`, for readiness and metrics: `openEmbedded` and `openPostgres` return it. Default: none. */
  readonly pool?: DatabasePool | undefined;
  /** The catalogue that is loaded into `db`; its files are served at /media. Required. */
  readonly catalogue: Catalogue;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly clock?: (() => number) | undefined;
  /**
   * Public API keys with their client types. Default: `LOCAL_KEYS`: `zoetrope-web`, `zoetrope-mobile` and three more.
   */
  readonly apiKeys?: ApiKeys | undefined;
  /** The API keys at each moment. Default: `apiKeys`. */
  readonly knownKeys?: KnownKeys | undefined;
  /**
   * Keys of other services that the collector also accepts. Default: `PINGBACK_KEYS`, the key of GIPHY's components.
   */
  readonly pingbackKeys?: readonly string[] | undefined;
  /** Calls per minute, IP address and key; false for no limit. Default: `RATE_LIMITS`, 3,000 reads and 300 writes. */
  readonly rateLimits?: RateLimits | false | undefined;
  /** Counts the calls of all processes: the result of `openLimitStore`. Default: each process counts its own. */
  readonly limitStore?: LimitStore | undefined;
  /** Serves the public reads from a provider instead of the catalogue. Default: none. */
  readonly upstream?: UpstreamOptions | undefined;
  /** What a provider permits although its rules forbid it. Default: nothing. */
  readonly providerPermissions?: readonly ProviderPermission[] | undefined;
  /** Bearer token that may set the link of any GIF. Default: none; only users who may edit a GIF may set its link. */
  readonly ctaToken?: string | undefined;
  /** Where to purge the CDN when GIFs are removed. Requires `siteUrl`. Default: nowhere. */
  readonly cdnPurge?: Pick<CdnPurgeOptions, 'url' | 'token'> | undefined;
  /** Receives the access log and internal errors. Default: no logging. */
  readonly logger?: Logger | undefined;
  /** Serves `/metrics`: the result of `createMetrics`, for one app only. Default: none. */
  readonly metrics?: Metrics | undefined;
  /** Records requests as spans of OpenTelemetry: the result of `createTracing`. Default: none. */
  readonly tracing?: Tracing | undefined;
  /** Folder for renditions made on demand. Default: `.zoetrope/media`. */
  readonly cacheFolder?: string | undefined;
  /** Folder for mails and uploads. Default: `.zoetrope`. */
  readonly dataFolder?: string | undefined;
  /** Stores uploads and renditions in a bucket instead of the folders: the result of `openObjectStorage`. Default: none. */
  readonly objectStorage?: ObjectStorage | undefined;
  /** Keeps received events until a worker has stored them: the result of `openEventLog`. Default: none. */
  readonly eventLog?: EventLog | undefined;
  /** Whether the seeded demo accounts, whose password is public, may sign in. Default: false. */
  readonly demo?: boolean | undefined;
  /** The ffmpeg for clips. Default: the one in PATH. */
  readonly findFfmpeg?: (() => Promise<Ffmpeg | undefined>) | undefined;
  /** The uploads that wait for the approval of a moderator: `none`, `new-accounts` or `all`. Default: `none`. */
  readonly moderate?: Moderate | undefined;
  /** What accounts without a quota of their own may store; moderators may store more. Default: no limit. */
  readonly quota?: Quota | undefined;
  /**
   * What happens to an upload with the file or picture of a public GIF, in any size, format or quality: `allow` or
   * `refuse`. Default: `allow`.
   */
  readonly uploadDuplicates?: UploadDuplicates | undefined;
  /**
   * Responds 404 to management calls and at `/admin`, except to requests whose bindings have `listener: 'admin'`.
   * Default: false.
   */
  readonly separateAdmin?: boolean | undefined;
  /** The scrypt cost of new passwords. Default: `PASSWORD_COST`. */
  readonly passwordCost?: PasswordCost | undefined;
}

export interface ZoetropeApp {
  readonly app: OpenAPIHono<AppEnv>;
  /** Renders the tiles of the first pages in advance, and hashes the pictures with which uploads are compared. */
  readonly warm: () => Promise<void>;
  /**
   * Starts to store the events of the event log in the database. Returns a function that stops it: messages in progress
   * are stored or returned to the log. Does nothing without an event log.
   */
  readonly startEventWorker: () => () => Promise<void>;
  /**
   * Ends the URLs that GIFs have in a bucket although they are not public any longer, because the process that took them
   * down ended too early, or a backup needed their files. Call it at the start and every minute.
   */
  readonly completeHiding: () => Promise<void>;
  /** Deletes an account, as `zoetrope-server accounts delete` does. */
  readonly eraseAccount: EraseAccount;
  /** Writes pending counts to the database. */
  readonly flush: () => Promise<void>;
  /** Ends the streams, writes pending counts and waits for purges of CDNs. The database remains open. */
  readonly close: () => Promise<void>;
}

/**
 * Creates the service as a request handler, for servers that already have a port. It opens no files, connections or
 * ports, and does not migrate the database; `startServer` does all of that. Throws a `ServerError` if `siteUrl` or a
 * key is invalid, or if the rules of the upstream provider forbid its use.
 *
 * @example
 * import { catalogue, fileUrl } from '@zoetrope/catalogue';
 * const { db, pool } = await openEmbedded('.zoetrope/postgres');
 * const served = { ...catalogue, fileUrl };
 * await migrate(db);
 * await loadCatalogue(db, served, Date.now());
 * const { app, close } = createApp({ db, pool, catalogue: served });
 * const response = await app.request('/v1/gifs/trending?api_key=zoetrope-web');
 */
export function createApp(options: AppOptions): ZoetropeApp {
  const { db, catalogue, clock = Date.now, logger = pino({ enabled: false }) } = options;
  const keys = options.knownKeys ?? fixedKeys(options.apiKeys ?? LOCAL_KEYS);
  if (options.upstream) requirePermissions(options.upstream, options.providerPermissions ?? []);
  const { dataFolder = '.zoetrope', cacheFolder = '.zoetrope/media', rateLimits = RATE_LIMITS, ...rest } = options;
  const origin = { ...rest, siteUrl: rest.siteUrl === undefined ? undefined : parseSiteUrl(rest.siteUrl) };
  const sessions = createSessionStore({ db, clock, demo: options.demo ?? false });
  const access = createAccess(sessions);
  const { cdnPurge } = options;
  const cdn =
    cdnPurge && origin.siteUrl !== undefined
      ? createCdnPurge({ ...cdnPurge, siteUrl: origin.siteUrl, logger })
      : undefined;
  const removed = createRemovedItems({ db, clock, onInvalidate: cdn?.items });
  const { objectStorage } = options;
  const { uploads: uploadedFiles, folder: uploadFolder } = uploadStorage(dataFolder, objectStorage);
  const uploads = purgeDeleted(uploadedFiles, cdn);
  const trustedHops = origin.trustProxy ?? 0;
  const network = (c: AppContext) => networkOf(clientIp(c, trustedHops));
  const { metrics, limitStore } = options;
  const buckets = createTokenBuckets({ clock });
  const sharedLimits =
    limitStore &&
    createSharedLimits({
      store: limitStore,
      local: buckets,
      onError: (err) =>
        logger.warn({ err: loggableError(err) }, 'The shared limits are away. This process counts alone.'),
      onCounted: metrics?.countLimited,
    });
  const { take } = sharedLimits ?? buckets;
  const limiter = rateLimits ? createRateLimiter({ limits: rateLimits, keys, trustedHops, take }) : undefined;
  const findFfmpeg = options.findFfmpeg ?? createFfmpegFinder();
  const secret = once(() => runShared(() => payloadSecret(db)));
  const media = createMedia({
    stored: storedMedia(db, uploads),
    findFfmpeg,
    isRemoved: removed.has,
    isReviewToken: async (token, id) => isReviewToken(token, { id, secret: await secret(), now: clock() }),
    beforeDrawing: async (c) => limiter?.count(c, 'animate'),
    onRendered: metrics?.observeRendition,
    catalogue,
    storage: purgeDeleted(objectStorage?.renditions ?? createFolderStorage(cacheFolder), cdn),
    reviewFolder: uploads.copyFolder && join(cacheFolder, 'review'),
    textFolder: join(cacheFolder, 'texts'),
    sizesFolder: join(cacheFolder, 'sizes'),
    textOf: async (hash) => {
      const stored = await findLatest(async () => (await findTexts(db, [hash])).get(hash));
      return stored?.removed ? undefined : stored?.text;
    },
  });
  const onError = (err: unknown) => logger.error({ err: loggableError(err) }, 'A background task failed.');
  const searchLog = createSearchLog({ db, clock, onError });
  const { eventLog } = options;
  const pingback = createPingback({ db, clock, payloadSecret: secret, eventLog, metrics, onError });
  metrics?.watch({
    queues: media.queues,
    lanes: options.pool?.usage ?? (() => []),
    replica: options.pool?.replica,
    events: pingback.usage,
    log: eventLog?.state,
  });
  const closing = new AbortController();
  // Every stream and every rendition in progress adds a listener.
  setMaxListeners(0, closing.signal);
  const responses = createResponses({ ...origin, payloadSecret: secret, clock, itemFiles: media.itemFiles });
  const adminResponses = createResponses({ ...origin, payloadSecret: secret, clock });
  const reportGif = createReportGif({ db, secret, clock });
  const outboxFolder = join(dataFolder, 'outbox');
  const eraseAccount = createEraseAccount({
    ...{ db, uploads, purge: media.purge, clock, secret, outboxFolder },
    onDeleted: removed.invalidate,
  });
  const aliases = createTagAliases({ db, clock });
  const library = createLibrary({ db, searchLog, aliases, clock, onSearch: metrics?.countSearch });
  const context = {
    db,
    library,
    responses,
    network,
    clock,
    itemFiles: media.itemFiles,
    onReport: (c: AppContext, report: ItemReport) => reportGif({ ...report, network: network(c) }),
    originOf: (c: AppContext) => originOf(c, origin),
  };
  // An upstream speaks the native dialect only.
  const dialects = options.upstream ? [native] : DIALECTS;
  const health = {
    db,
    pool: options.pool,
    probeFolder: createFolderProbe(dataFolder),
    probeObjects: objectStorage && createObjectProbe(objectStorage.probe),
    findFfmpeg,
    eventLog,
    sharedLimits,
  };

  const app = new OpenAPIHono<AppEnv>({ strict: false, defaultHook: rejectInvalid });
  if (metrics) app.use(requestMetrics(metrics));
  app.use((c, next) => {
    const { path } = c.req;
    c.set(
      'conventions',
      dialects.find((dialect) => dialect.hasPath(path)),
    );
    return next();
  });
  app.use(requestId);
  app.use(traceContext);
  if (options.tracing) app.use(traceRequests(options.tracing));
  app.use(accessLog(logger, clock));
  app.use(scopeQueries(hasCredentials));
  addOptionsHealthChecks(app, health);
  app.use(allowAnyOrigin());
  app.use(nosniff);
  if (limiter) app.use(limiter.middleware);
  app.use(requireApiKey(keys, options.pingbackKeys ?? PINGBACK_KEYS));
  if (options.separateAdmin) app.use(requireAdminPort(access));
  limitBodies(app, access);
  app.onError(handleError(logger));
  app.notFound(handleNotFound(app));

  addHealthRoutes(app, health);
  addServiceRoutes(app, origin);
  if (metrics) addMetricsRoute(app, metrics, trustedHops);
  if (options.upstream) addUpstream(app, { ...origin, upstream: options.upstream, logger });
  pingback.addRoutes(app, { network, signal: closing.signal });
  addCallToActionRoutes(app, { ...context, access, ctaToken: options.ctaToken });
  const adminOptions = { network, clock, sessions, access, outboxFolder, removed, media, uploads, uploadFolder };
  const { pictureHashes, completeHiding } = addAdminRoutes(app, {
    ...origin,
    ...adminOptions,
    findFfmpeg,
    responses: adminResponses,
    secret,
    reportGif,
    eraseAccount,
    keys,
    aliases,
    signal: closing.signal,
    onError,
    readiness: () => checkReadiness(health),
    renditionUsage: objectStorage ? undefined : () => folderUsage(cacheFolder),
  });
  // The items of an upstream are not ours to give away.
  if (!options.upstream) addExportRoutes(app, { db, uploads, catalogue });
  // After our own calls, because the patterns of KLIPY's API match them too.
  for (const dialect of dialects) dialect.addRoutes(app, context);
  addDocs(app, origin);
  app.route('/media', media.routes);
  app.route('/', createPages({ ...origin, db, library, keys, payloadSecret: secret, clock, network, reportGif }));

  const flush = () => Promise.all([searchLog.flush(), pingback.flush(), media.flush()]).then(() => undefined);
  return {
    app,
    async warm() {
      const { signal } = closing;
      await media.warm(await firstTiles(db), { signal });
      if (options.uploadDuplicates !== 'refuse') return;
      await pictureHashes.updateAll(signal).catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      });
    },
    startEventWorker: pingback.startEventWorker,
    completeHiding,
    eraseAccount,
    flush,
    close: async () => {
      closing.abort();
      await Promise.all([flush(), cdn?.idle()]);
    },
  };
}

/** Caches the first successful result. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined;
  return () => {
    cached ??= make().catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };
}
