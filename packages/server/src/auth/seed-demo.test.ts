import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { findAnyPostgres } from '../../testing/any-postgres.ts';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { startServer } from '../start-server.ts';
import { DEMO_PASSWORD } from './seed-demo.ts';

const SLOW_MS = 120_000;

const postgres = await findAnyPostgres();
afterAll(() => postgres.stop());

it.each([
  ['has demo accounts, but no set-up token with "demo"', true],
  ['has no accounts and a set-up token without "demo"', false],
])('starts a server that %s [S-1]', { timeout: SLOW_MS }, async (_, demo) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'zoetrope-seeds-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const databaseUrl = await postgres.fixtureAddress?.(demo ? 'zoetrope_demo' : 'zoetrope_no_demo');
  const server = await startServer({ catalogue: fixtureCatalogue, port: 0, dataFolder, databaseUrl, demo });
  onTestFinished(() => server.close());
  const { status } = await fetch(`${server.origin}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'mo', password: DEMO_PASSWORD }),
  });
  expect(status).toBe(demo ? 200 : 401);
  expect(typeof server.setUpToken).toBe(demo ? 'undefined' : 'string');
  expect(await (await fetch(`${server.origin}/api/v3/env/build`)).json()).toMatchObject({ has_admin: demo });
});
