export type { ClientType } from '@zoetrope/model';
export type { Moderate, UploadDuplicates } from './admin/shared/admin-context.ts';
export { type AppOptions, createApp, type ZoetropeApp } from './create-app.ts';
export type { DatabasePool, LaneUsage } from './database/database-pool.ts';
export { migrate } from './database/migrate.ts';
export { type OpenDatabase, openEmbedded, openPostgres } from './database/open-database.ts';
export type { ReplicaStatus } from './database/replica-lag.ts';
export {
  PROVIDER_RULES,
  type ProviderPermission,
  type ProviderRule,
  type ProviderRules,
  type ProviderUse,
  type RuleSource,
} from './dialects/upstream/provider-rules.ts';
export { UPSTREAMS, type Upstream, type UpstreamOptions, zoetropeUpstream } from './dialects/upstream/upstream.ts';
export { LOCAL_KEYS, PINGBACK_KEYS } from './http/api-keys.ts';
export type { ApiKeys, KnownKey, KnownKeys } from './http/known-keys.ts';
export { type LimitStoreEdges, type LimitStoreOptions, openLimitStore } from './http/rate-limit/open-limit-store.ts';
export { RATE_LIMITS, type RateLimits } from './http/rate-limit/rate-limits.ts';
export type { CountedIn, LimitStore } from './http/rate-limit/shared-limits.ts';
export type { TakeResult } from './http/rate-limit/token-buckets.ts';
export type { NewKey } from './keys/stored-keys.ts';
export { combineCatalogues } from './library/catalogue/combine-catalogues.ts';
export { loadCatalogue } from './library/catalogue/load-catalogue.ts';
export type { Metrics } from './monitoring/metrics.ts';
export { createMetrics, type MetricsOptions } from './monitoring/prometheus.ts';
export type { EventLog, LoggedMessage, LogState } from './pingback/log/event-log.ts';
export { type EventLogOptions, openEventLog } from './pingback/log/nats-event-log.ts';
export { ServerError } from './server-error.ts';
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts';
export type { Catalogue } from './storage/catalogue.ts';
export type { FileStorage, Redirect, StoredFile } from './storage/file-storage.ts';
export { type ObjectStorage, type ObjectStorageOptions, openObjectStorage } from './storage/object-storage.ts';
export { openCatalogue } from './storage/open-catalogue.ts';
export { createTracing } from './tracing/open-telemetry.ts';
export type { RequestSpan, SpanAttributes, SpanEnd, SpanStart, Tracing } from './tracing/tracing.ts';
