import type { Hono } from 'hono';
import type { Db } from '../database/schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { OriginOptions } from '../http/origin.ts';
import { pageRoutes } from './page-routes.ts';
import { createPageSource } from './page-source.ts';

export interface PagesOptions extends OriginOptions {
  readonly db: Db;
}

/** The pages of the service, to be mounted at `/`. */
export function createPages({ db, ...origin }: PagesOptions): Hono<AppEnv> {
  return pageRoutes({ source: createPageSource(db), ...origin });
}
