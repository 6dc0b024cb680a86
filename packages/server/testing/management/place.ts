import type { Db } from '../../src/database/schema.ts';
import type { ManagementService } from './management-service.ts';

/** What a suite is made on: the service and its database, once they are open. */
export interface Place {
  readonly service: () => ManagementService;
  readonly db: () => Db;
}
