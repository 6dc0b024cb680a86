import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { filesIn } from '../../testing/files-in.ts';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { ServerError } from '../server-error.ts';
import { runAccounts } from './run-accounts.ts';
import { runBackupCommand } from './run-backup.ts';
import { runExportCommand } from './run-export.ts';
import { runKeys } from './run-keys.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-no-library-'));
  await mkdir(join(folder, 'documents'));
  await writeFile(join(folder, 'documents', 'letter.txt'), 'Dear Ada');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Run = (data: string) => Promise<unknown>;
const options = { env: {}, catalogue: fixtureCatalogue, onEvent: () => {} };

it.each<[string, Run]>([
  ['backup', (data) => runBackupCommand([join(folder, 'target'), '--data', data], options)],
  ['export', (data) => runExportCommand([join(folder, 'target'), '--data', data], options)],
  ['keys add', (data) => runKeys(['add', '--data', data], {})],
  ['keys list', (data) => runKeys(['list', '--data', data], {})],
  ['keys revoke', (data) => runKeys(['revoke', 'zoetrope-web', '--data', data], {})],
  ['accounts list', (data) => runAccounts(['list', '--data', data], {})],
  ['accounts export', (data) => runAccounts(['export', 'ada', '--data', data], {})],
  ['accounts sign-out', (data) => runAccounts(['sign-out', 'ada', '--data', data], {})],
  ['accounts delete', (data) => runAccounts(['delete', 'ada', '--uploads', 'keep', '--data', data], {})],
])('refuses %s without a library, and creates none', async (_, run) => {
  for (const data of ['missing', 'documents', join('documents', 'letter.txt')].map((name) => join(folder, name))) {
    const error: unknown = await run(data).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ServerError);
    expect(String(error)).toContain(`There is no library in the data folder ${data}. Set --data to`);
  }
  expect(await readdir(folder)).toEqual(['documents']);
  expect(Object.keys(await filesIn(folder))).toEqual(['documents/letter.txt']);
});

it('refuses a database that has no schema, and creates none', { timeout: 120_000 }, async () => {
  const data = await mkdtemp(join(tmpdir(), 'zoetrope-no-schema-'));
  try {
    await prepareDataFolder('empty', data);
    for (const _ of ['first', 'second']) {
      await expect(runKeys(['list', '--data', data], {})).rejects.toThrow('There is no library in the data folder');
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
});
