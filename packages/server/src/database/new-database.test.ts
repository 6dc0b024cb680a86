import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { packFolder } from '../../new-database/pack-database.ts';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { unpackNewDatabase } from './new-database.ts';
import { openEmbedded } from './open-database.ts';

let packed: string;
let archive: URL;

beforeAll(async () => {
  packed = await mkdtemp(join(tmpdir(), 'zoetrope-packed-'));
  archive = pathToFileURL(join(packed, 'new-database.tar.br'));
  // The build packs a new one, and tests of built packages start from that.
  await packFolder(join(inject('dataFolders').empty, 'postgres'), archive, { quality: 1 });
});
afterAll(() => rm(packed, { recursive: true, force: true }));

async function makeDataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-new-database-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, dataDir: join(folder, 'postgres') };
}

it('unpacks a database that opens, and still has its rows when it is opened again', async () => {
  const { folder, dataDir } = await makeDataFolder();
  await unpackNewDatabase(dataDir, archive);
  expect(await readdir(folder)).toEqual(['postgres']);
  const first = await openEmbedded(folder);
  await sql`CREATE TABLE kept AS SELECT 'ç' AS text`.execute(first.db);
  await first.close();

  await unpackNewDatabase(dataDir, archive);
  const second = await openEmbedded(folder);
  onTestFinished(second.close);
  expect((await sql`SELECT text FROM kept`.execute(second.db)).rows).toEqual([{ text: 'ç' }]);
});

it('unpacks empty folders too, and lets nobody but the owner and the group read the files', async () => {
  const { dataDir } = await makeDataFolder();
  await unpackNewDatabase(dataDir, archive);
  expect(await readdir(join(dataDir, 'pg_notify'))).toEqual([]);
  for (const name of ['.', 'base', 'PG_VERSION', 'global/pg_control']) {
    expect((await stat(join(dataDir, name))).mode & 0o007, name).toBe(0);
  }
});

it('leaves a database alone', async () => {
  const { folder, dataDir } = await makeDataFolder();
  await prepareDataFolder('empty', folder);
  const control = () => readFile(join(dataDir, 'global/pg_control'));
  const before = await control();
  await unpackNewDatabase(dataDir, archive);
  expect(await control()).toEqual(before);
});

it('replaces an empty folder, and what a killed process has unpacked', async () => {
  const { folder, dataDir } = await makeDataFolder();
  await mkdir(dataDir);
  await mkdir(`${dataDir}.tmp`);
  await writeFile(join(`${dataDir}.tmp`, 'stale'), '');
  await unpackNewDatabase(dataDir, archive);
  expect(await readdir(folder)).toEqual(['postgres']);
  expect(existsSync(join(dataDir, 'PG_VERSION'))).toBe(true);
  expect(existsSync(join(dataDir, 'stale'))).toBe(false);
});

it('leaves nothing behind if the archive is damaged', async () => {
  const { folder, dataDir } = await makeDataFolder();
  const damaged = join(folder, 'damaged.tar.br');
  const bytes = await readFile(archive);
  await writeFile(damaged, bytes.subarray(0, bytes.length / 2));
  await expect(unpackNewDatabase(dataDir, pathToFileURL(damaged))).rejects.toThrow('unexpected end of file');
  expect(await readdir(folder)).toEqual(['damaged.tar.br']);
});

it('leaves the creation to PGlite if there is no archive', async () => {
  const { folder, dataDir } = await makeDataFolder();
  await unpackNewDatabase(dataDir, pathToFileURL(join(folder, 'missing.tar.br')));
  expect(await readdir(folder)).toEqual([]);
});
