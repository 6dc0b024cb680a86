import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { prepareDataFolder } from '../testing/data-folders.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { openEmbedded } from './database/open-database.ts';
import { ServerError } from './server-error.ts';
import { type RunningServer, startServer } from './start-server.ts';

const SLOW_MS = 120_000;

it(
  'takes an advisory lock only for a new schema and for the retention',
  async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'zoetrope-start-'));
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
    await prepareDataFolder('empty', dataFolder);
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const locksOf = async ({ retention }: { readonly retention: boolean }) => {
      queries.mockClear();
      const server = await startServer({ catalogue: fixtureCatalogue, port: 0, dataFolder, retention });
      await server.close();
      const texts = queries.mock.calls.map(([query]) => JSON.stringify(query));
      expect(texts.length).toBeGreaterThan(2);
      return texts.flatMap((text) => /pg_\w*advisory_\w+/.exec(text) ?? []);
    };
    expect(await locksOf({ retention: false })).toEqual(['pg_advisory_xact_lock']);
    expect(await locksOf({ retention: false })).toEqual([]);
    expect(await locksOf({ retention: true })).toEqual(['pg_try_advisory_xact_lock']);
  },
  SLOW_MS,
);

it(
  'rejects a data folder with another schema, names the folder, and starts again once it is deleted',
  async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'zoetrope-start-'));
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
    await prepareDataFolder('empty', dataFolder);
    const embedded = await openEmbedded(dataFolder);
    await sql`CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL)`.execute(embedded.db);
    await embedded.db.insertInto('settings').values({ name: 'schema', value: '0123456789abcdef' }).execute();
    await embedded.close();
    const start = () => startServer({ catalogue: fixtureCatalogue, port: 0, dataFolder });
    const error = await start().catch((reason) => reason);
    expect(error).toBeInstanceOf(ServerError);
    expect(error.message).toContain(`The data folder ${dataFolder} was created by another version of Zoetrope`);
    await rm(dataFolder, { recursive: true });
    // Creating a database takes seconds.
    await prepareDataFolder('fixture', dataFolder);
    await (await start()).close();
  },
  SLOW_MS,
);

describe('a server with API keys and an admin port', () => {
  let dataFolder: string;
  let server: RunningServer;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'zoetrope-start-'));
    await prepareDataFolder('fixture', dataFolder);
    server = await startServer({
      ...{ catalogue: fixtureCatalogue, port: 0, adminPort: 0, dataFolder, demo: true },
      siteUrl: 'https://host.example/gifs',
      apiKeys: { 'my-site': 'web' },
      adminSite: { page: '<title>Admin</title>', files: new Map() },
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(dataFolder, { recursive: true, force: true });
  });

  it('accepts the configured API keys and no others', async () => {
    const statusWith = async (key: string) => (await fetch(`${server.origin}/v1/gifs/trending?api_key=${key}`)).status;
    expect(await statusWith('my-site')).toBe(200);
    expect(await statusWith('zoetrope-web')).toBe(401);
  });

  it('serves the admin pages and sign-in on the admin port only, with a cookie for that port', async () => {
    expect(server.adminOrigin).not.toBe(server.origin);
    expect((await fetch(`${server.origin}/admin/`)).status).toBe(404);
    expect(await (await fetch(`${server.adminOrigin}/admin/`)).text()).toContain('<title>Admin</title>');
    const signIn = (origin: string) =>
      fetch(`${origin}/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        body: JSON.stringify({ username: 'mo', password: 'zoetrope-demo' }),
      });
    expect((await signIn(server.origin)).status).toBe(404);
    // The path of the site URL is not on this port, nor is its TLS.
    const signedIn = await signIn(server.adminOrigin);
    expect(signedIn.headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

it(
  'names --admin-port if that port is in use, and closes the first one',
  async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'zoetrope-start-'));
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
    await prepareDataFolder('fixture', dataFolder);
    const first = createServer();
    onTestFinished(() => void first.close());
    await once(first.listen(0, '127.0.0.1'), 'listening');
    const { port: adminPort } = first.address() as AddressInfo;
    const options = { catalogue: fixtureCatalogue, port: 0, dataFolder };
    await expect(startServer({ ...options, adminPort })).rejects.toThrow(/choose another port with --admin-port/);
    // The data folder is unlocked.
    await (await startServer(options)).close();
  },
  SLOW_MS,
);
