import { afterAll, describe } from 'vitest';
import { findPooledPostgres } from '../../testing/any-postgres.ts';
import { describeAllSuites, describeManagement } from '../../testing/management/management-suite.ts';

const pooled = await findPooledPostgres();
afterAll(() => pooled?.stop());

describe.each(pooled === undefined ? [] : [pooled])('the service on $name', ({ name, openFixture }) => {
  describeManagement(`management on ${name}`, () => openFixture('zoetrope_pooled_management'), describeAllSuites);
});
