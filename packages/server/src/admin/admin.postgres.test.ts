import { afterAll } from 'vitest';
import { findAnyPostgres } from '../../testing/any-postgres.ts';
import { describeAllSuites, describeManagement } from '../../testing/management/management-suite.ts';

const postgres = await findAnyPostgres();
afterAll(() => postgres.stop());

describeManagement(
  `management on ${postgres.name}`,
  () => postgres.openFixture('zoetrope_management'),
  describeAllSuites,
);
