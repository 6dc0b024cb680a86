import type { Db } from '../../database/schema.ts';
import type { SearchLog } from '../../library/search/search-log.ts';
import type { Responses } from './responses.ts';

/** Shared by all native routes. */
export interface RouteContext {
  readonly db: Db;
  readonly responses: Responses;
  readonly searchLog: SearchLog;
}
