import { afterAll } from 'vitest';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { migrate } from '../database/migrate.ts';
import { findAnyPostgres } from '../testing/any-postgres.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { describeManagement } from '../testing/management/management-suite.ts';

const postgres = await findAnyPostgres();
afterAll(() => postgres.stop());

describeManagement(`management on ${postgres.name}`, async () => {
  const database = await postgres.open('zoetrope_management');
  await migrate(database.db);
  await loadCatalogue(database.db, fixtureCatalogue, Date.now());
  return database;
});
