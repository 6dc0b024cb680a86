import { loadRedis } from './http/rate-limit/load-redis.ts';
import { type LimitStoreOptions, locateLimits } from './http/rate-limit/open-limit-store.ts';
import { loadPromClient } from './monitoring/load-prom-client.ts';
import { loadNats } from './pingback/log/load-nats.ts';
import { messageOf, ServerError } from './server-error.ts';
import { loadS3mini } from './storage/object-storage.ts';
import { loadOpenTelemetry } from './tracing/open-telemetry.ts';

/** Options of `startServer`. Undefined or false: not used. */
interface UsedOptions {
  readonly metrics?: object | undefined;
  readonly traces?: boolean | undefined;
  readonly storage?: object | undefined;
  readonly events?: object | undefined;
  readonly limits?: LimitStoreOptions | undefined;
}

const LOADERS = {
  metrics: () => loadPromClient(),
  traces: () => loadOpenTelemetry(),
  storage: () => loadS3mini(),
  events: () => loadNats(),
  limits: () => loadRedis(),
};

/**
 * Loads the optional peer dependencies that the options require. Throws a `ServerError` that names all missing ones with
 * their install commands.
 */
export async function loadPackages(
  { metrics, traces, storage, events, limits }: UsedOptions,
  loaders: { readonly [name in keyof typeof LOADERS]: () => Promise<unknown> } = LOADERS,
): Promise<void> {
  const results = await Promise.allSettled([
    metrics && loaders.metrics(),
    traces && loaders.traces(),
    storage && loaders.storage(),
    events && loaders.events(),
    limits && locateLimits(limits) !== 'postgres' && loaders.limits(),
  ]);
  const failures: unknown[] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  for (const failure of failures) if (failures.length === 1 || !(failure instanceof ServerError)) throw failure;
  if (failures.length > 1) throw new ServerError(['Packages are missing:', ...failures.map(messageOf)].join('\n  '));
}
