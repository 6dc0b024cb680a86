import type { Db } from '../../database/schema.ts';
import type { AppContext } from '../../http/app-env.ts';
import type { SearchLog } from '../../library/search/search-log.ts';
import type { Responses } from './responses.ts';

/** Shared by all native routes. */
export interface RouteContext {
  readonly db: Db;
  readonly responses: Responses;
  readonly searchLog: SearchLog;
  /** The network of the caller: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: (c: AppContext) => string;
}
