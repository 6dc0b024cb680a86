import type { Db } from '../../database/schema.ts';
import type { SearchLog } from '../../library/search/search-log.ts';
import type { Responses } from './responses.ts';

/** What every group of routes is made with. */
export interface RouteContext {
  readonly db: Db;
  readonly responses: Responses;
  readonly searchLog: SearchLog;
}
