import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { prepareDataFolder } from '../testing/data-folders.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { openEmbedded } from './database/open-database.ts';
import { ServerError } from './server-error.ts';
import { type ServerOptions, startServer } from './start-server.ts';

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
    await expect(start()).rejects.toThrow(`The data folder ${dataFolder} was created by another version of Zoetrope`);
    await expect(start()).rejects.toThrow(ServerError);
    await rm(dataFolder, { recursive: true });
    await (await start()).close();
  },
  SLOW_MS,
);

it(
  'accepts the configured API keys and no others',
  async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'zoetrope-start-'));
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
    await prepareDataFolder('fixture', dataFolder);
    const apiKeys: ServerOptions['apiKeys'] = { 'my-site': 'web' };
    const server = await startServer({ catalogue: fixtureCatalogue, port: 0, dataFolder, apiKeys });
    onTestFinished(server.close);
    const statusWith = async (key: string) => (await fetch(`${server.origin}/v1/gifs/trending?api_key=${key}`)).status;
    expect(await statusWith('my-site')).toBe(200);
    expect(await statusWith('zoetrope-web')).toBe(401);
  },
  SLOW_MS,
);
