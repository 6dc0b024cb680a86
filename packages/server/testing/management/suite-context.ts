import type { Db } from '../../src/database/schema.ts';
import type { ManagementService } from './management-service.ts';

/** The service and the database of a suite, once open. */
export interface SuiteContext {
  readonly service: () => ManagementService;
  readonly db: () => Db;
}
