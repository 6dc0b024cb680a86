import { Hono } from 'hono';
import type { Db } from '../database/schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { KnownKeys } from '../http/known-keys.ts';
import type { OriginOptions } from '../http/origin.ts';
import { adminRoutes } from './admin-routes.ts';
import { type AdminSite, readAdminSite } from './admin-site.ts';
import { type EmbedClient, readEmbedClient } from './embed-client.ts';
import { withEmbedFallback } from './embed-fallback.ts';
import { embedRoutes } from './embed-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { createPageSource, type PageSourceOptions } from './page-source.ts';
import { type ReportingOptions, reportPageRoutes } from './report-page-routes.ts';

export interface PagesOptions extends OriginOptions, PageSourceOptions, ReportingOptions {
  readonly db: Db;
  readonly keys: KnownKeys;
  /**
   * The script of embed pages; false for pages without a script. Default: the one of the installed `@zoetrope/embed`.
   */
  readonly embedClient?: EmbedClient | false | undefined;
  /** The admin pages; false for none. Default: those of the installed `@zoetrope/admin`. */
  readonly adminSite?: AdminSite | false | undefined;
  /** Sources that may frame embed pages, as in a Content-Security-Policy. Default: `*`. */
  readonly frameAncestors?: string | undefined;
  /** URL to which embed pages post page views, as JSON. Default: none. */
  readonly pageViewsUrl?: string | undefined;
  /** DSN of the service to which embed pages report their errors. Default: none. */
  readonly errorReportsDsn?: string | undefined;
}

/** The pages of the service. Mount them at `/`. */
export function createPages({
  db,
  keys: known,
  embedClient = readEmbedClient(),
  adminSite = readAdminSite(),
  ...options
}: PagesOptions): Hono<AppEnv> {
  const source = createPageSource(db, options);
  // Read for each page, since keys change while the service runs.
  const keys = {
    get apiKey() {
      return known.ofType('web') ?? '';
    },
    get mobileApiKey() {
      return known.ofType('mobile');
    },
  };
  const app = new Hono<AppEnv>();
  app.route('/', pageRoutes({ source, ...options }));
  app.route('/', reportPageRoutes({ source, ...options }));
  const embed = withEmbedFallback(source.embed);
  app.route('/', embedRoutes({ source: { embed }, client: embedClient || undefined, keys, ...options }));
  app.route('/', adminRoutes({ site: adminSite || undefined, keys, ...options }));
  return app;
}
