import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from '../src/database/open-database.ts';
import { describeCollector } from './collector-suite.ts';
import { describeItems, describeLists } from './list-suite.ts';
import { describeSearch } from './search-suite.ts';
import { createTestService, type TestService } from './test-service.ts';

/** Tests for every Postgres; each test file passes a database with the fixture. */
export function describeCore(name: string, open: () => Promise<OpenDatabase>): void {
  describe(name, () => {
    let service: TestService;
    beforeAll(async () => {
      service = createTestService(await open(), { trustProxy: 1 });
    }, 60_000);
    afterAll(() => service.close());

    describeSearch(() => service);
    describeLists(() => service);
    describeItems(() => service);
    describeCollector(() => service);
  });
}
