import { z } from '@hono/zod-openapi';
import type { Dashboard } from '@zoetrope/model/management';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { dependencies } from '../../monitoring/health-routes.ts';
import type { Readiness } from '../../monitoring/readiness.ts';
import type { FolderUsage } from '../../storage/folder-usage.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { readCounts, readUploads } from './dashboard.ts';

const route = routesWith({ tags: ['service'] });

const count = z.number().int();
const use = z.object({ items: count, bytes: count, is_estimate: z.boolean() });

const dashboard: z.ZodType<Dashboard> = z
  .object({
    items: z.object({ gif: count, sticker: count, video: count, text: count }),
    waiting: count.openapi({ description: 'GIFs that wait for approval, up to 10,000.' }),
    reported: count.openapi({ description: 'GIFs with open reports, up to 10,000.' }),
    accounts: count.openapi({ description: 'Up to 10,000.' }),
    storage: z.object({
      uploads: use,
      renditions: use.optional().openapi({ description: 'Missing if a bucket stores them.' }),
    }),
    days: z
      .array(z.object({ day: z.string(), seen: count, hover: count, click: count, start: count }))
      .readonly()
      .openapi({ description: 'Stored events of the last 14 days (UTC), oldest first.' }),
    dependencies,
  })
  .openapi('Dashboard');

export interface DashboardSources {
  readonly readiness: () => Promise<Readiness>;
  /** Undefined if a bucket stores the renditions. */
  readonly renditionUsage: (() => Promise<FolderUsage>) | undefined;
}

/** How long a measurement of the storage is used. */
const MEASURED_MS = 60_000;

/** Adds the overview of the service for administrators. */
export function addDashboardRoutes(app: App, { db, clock, access }: AdminContext, sources: DashboardSources): void {
  const read = route.get('/api/v1/analytics/dashboard', {
    ...access.require('service.inspect'),
    summary: 'Show the contents, the storage, the events and the dependencies of the service',
    responses: ok(dashboard, 'Counts. Those of many rows or files are estimates or have a limit'),
  });
  const readStorage = cached(clock, async () => {
    const [uploads, renditions] = await Promise.all([readUploads(db), sources.renditionUsage?.()]);
    if (renditions === undefined) return { uploads };
    const { folders: items, bytes, isEstimate: is_estimate } = renditions;
    return { uploads, renditions: { items, bytes, is_estimate } };
  });

  app.openapi(read, async (c) => {
    const [counts, storage, { dependencies }] = await Promise.all([
      readCounts(db, clock()),
      readStorage(),
      sources.readiness(),
    ]);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ ...counts, storage, dependencies }, 200);
  });
}

function cached<T>(clock: () => number, read: () => Promise<T>): () => Promise<T> {
  let latest: { readonly result: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (latest !== undefined && clock() < latest.until) return latest.result;
    const result = read();
    latest = { result, until: clock() + MEASURED_MS };
    result.catch(() => {
      latest = undefined;
    });
    return result;
  };
}
