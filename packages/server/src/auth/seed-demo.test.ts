import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { startServer } from '../start-server.ts';
import { DEMO_PASSWORD } from './seed-demo.ts';

const SLOW_MS = 120_000;

it.each([
  ['has demo accounts, but no set-up token with "demo"', true],
  ['has no accounts and a set-up token without "demo"', false],
])('starts a server that %s [S-1]', { timeout: SLOW_MS }, async (_, demo) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'zoetrope-seeds-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  await prepareDataFolder('fixture', dataFolder);
  const server = await startServer({ catalogue: fixtureCatalogue, port: 0, dataFolder, demo });
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
