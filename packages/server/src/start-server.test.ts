import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { prepareDataFolder } from '../testing/data-folders.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { type ServerOptions, startServer } from './start-server.ts';

const SLOW_MS = 120_000;

it(
  'takes an advisory lock for a new schema and for the retention alone',
  async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'zoetrope-start-'));
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
    await prepareDataFolder('empty', dataFolder);
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const locksOf = async (retention: boolean) => {
      queries.mockClear();
      const server = await startServer({ catalogue: fixtureCatalogue, port: 0, dataFolder, retention });
      await server.close();
      const texts = queries.mock.calls.map(([query]) => JSON.stringify(query));
      expect(texts.length).toBeGreaterThan(2);
      return texts.flatMap((text) => /pg_\w*advisory_\w+/.exec(text) ?? []);
    };
    expect(await locksOf(false)).toEqual(['pg_advisory_lock', 'pg_advisory_unlock']);
    expect(await locksOf(false)).toEqual([]);
    expect(await locksOf(true)).toEqual(['pg_try_advisory_xact_lock']);
  },
  SLOW_MS,
);

it(
  'knows the keys that it is given, and no others',
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
