import { afterAll, describe, expect, it } from 'vitest';
import { findPooledPostgres } from '../testing/any-postgres.ts';
import { describeCore } from '../testing/core-suite.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { startServer } from './start-server.ts';

const pooled = await findPooledPostgres();
afterAll(() => pooled?.stop());

describe.each(pooled === undefined ? [] : [pooled])('the service on $name', ({ name, openFixture, address }) => {
  describeCore(`the service on ${name}`, () => openFixture('zoetrope_pooled_core'));

  it('creates the schema and starts in an empty database [N-3]', async () => {
    const databaseUrl = await address?.('zoetrope_pooled_start');
    const start = () => startServer({ catalogue: fixtureCatalogue, port: 0, databaseUrl });
    const servers = await Promise.all([start(), start()]);
    for (const { origin } of servers) expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await Promise.all(servers.map(({ close }) => close()));
  });
});
