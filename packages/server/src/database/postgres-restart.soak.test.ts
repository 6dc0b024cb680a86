import { missingPostgresMessage, startTemporaryPostgres } from '@zoetrope/testkit/postgres';
import { afterAll, expect, it } from 'vitest';
import { restartUnderLoad } from '../../testing/restart-suite.ts';

const RESTARTS = 10;

const postgres = await startTemporaryPostgres();
if (postgres === undefined) process.stderr.write(missingPostgresMessage('the restarts of Postgres are not tested'));
afterAll(() => postgres?.stop());

it.runIf(postgres !== undefined)(
  'recovers from ten restarts of Postgres under five clients within 2 s each, and keeps every acknowledged write [N-3]',
  async () => {
    expect.hasAssertions();
    if (postgres === undefined) return;
    const shutdowns = Array.from({ length: RESTARTS }, (_, index) => (index % 2 === 0 ? 'fast' : 'immediate'));
    await restartUnderLoad(postgres, { shutdowns, recovery: { timeout: 2000, interval: 20 } });
  },
  600_000,
);
