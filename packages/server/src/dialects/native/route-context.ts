import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Db } from '../../database/schema.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { SearchLog } from '../../library/search/search-log.ts';
import type { Answers } from './responses.ts';

export type App = OpenAPIHono<AppEnv>;

/** What every group of routes is made with. */
export interface RouteContext {
  readonly db: Db;
  readonly answers: Answers;
  readonly searchLog: SearchLog;
}
