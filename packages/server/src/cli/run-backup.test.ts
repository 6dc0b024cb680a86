import { cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { runCommand } from '../../testing/run-command.ts';
import { servicesToKill } from '../../testing/services-to-kill.ts';
import { animatedGif } from '../../testing/test-pictures.ts';
import { startServer } from '../start-server.ts';
import { runBackupCommand, runRestoreCommand } from './run-backup.ts';
import { runImportCommand } from './run-import.ts';

const SLOW_MS = 300_000;
const FILES = 30;

const folder = await mkdtemp(join(tmpdir(), 'zoetrope-backup-command-'));
const data = join(folder, 'data');
const backup = join(folder, 'backup');
const services = await servicesToKill('zoetrope_killed_restoring');
beforeAll(async () => {
  const source = join(folder, 'gifs');
  await mkdir(source);
  for (let seed = 1; seed <= FILES; seed += 1) {
    await writeFile(join(source, `Quoll ${seed}.gif`), await animatedGif({ seed }));
  }
  await prepareDataFolder('fixture', data);
  await runImportCommand([source, '--license', 'CC0-1.0', '--data', data], { env: {}, onEvent: () => {} });
}, SLOW_MS);
afterAll(async () => {
  await services.stop();
  await rm(folder, { recursive: true, force: true });
});

const options = { env: {}, onEvent: () => {} };

/** Kills a command as soon as a folder has a file or folder in it. */
async function killOnceWritten(args: readonly string[], written: string, env = {}): Promise<void> {
  const command = runCommand(args, { env, catalogue: 'fixture' });
  onTestFinished(() => void command.process.kill('SIGKILL'));
  await vi.waitFor(async () => expect(await readdir(written)).not.toEqual([]), { timeout: 60_000, interval: 1 });
  command.process.kill('SIGKILL');
  await command.ended;
  expect(command.process.signalCode).toBe('SIGKILL');
}

describe('zoetrope-server backup and restore', () => {
  it(
    'has no backup when it is killed, and makes one when it runs again, also while the server runs',
    async () => {
      await killOnceWritten(['backup', backup, '--data', data], join(folder, '.backup.unfinished', 'files'));
      expect(await readdir(folder)).not.toContain('backup');
      const server = await startServer({ catalogue: fixtureCatalogue, port: 0, dataFolder: data });
      onTestFinished(() => server.close());
      expect(await runBackupCommand([backup, '--data', data], options)).toMatchObject({
        files: FILES,
        refused: 0,
        isAborted: false,
      });
      expect((await readdir(backup)).sort()).toEqual(['SHA256SUMS', 'backup.json', 'database', 'files']);
      await expect(runRestoreCommand([backup, '--data', data], options)).rejects.toThrow('is in use');
    },
    SLOW_MS,
  );

  it.each(services.kinds)(
    'restores nothing on $name when it is killed, and everything when it runs again',
    async ({ name, env }) => {
      const restored = join(folder, `restored on ${name}`);
      // Creating a database takes seconds.
      if (env.DATABASE_URL === undefined) await prepareDataFolder('empty', restored);
      const args = ['restore', backup, '--data', restored];
      await killOnceWritten(args, join(restored, 'uploads'), env);
      expect(await runRestoreCommand(args.slice(1), { ...options, env })).toMatchObject({ files: FILES });
      const server = await startServer({
        catalogue: fixtureCatalogue,
        port: 0,
        dataFolder: restored,
        databaseUrl: env.DATABASE_URL,
      });
      onTestFinished(() => server.close());
      const response = await fetch(`${server.origin}/v1/gifs/search?api_key=zoetrope-web&q=quoll&limit=50`);
      const { data: gifs } = (await response.json()) as { data: { images: { original: { url: string } } }[] };
      expect(gifs).toHaveLength(FILES);
      expect((await fetch(gifs[0]?.images.original.url ?? '')).status).toBe(200);
    },
    SLOW_MS,
  );

  it('leaves no new data folder behind when a backup is missing or damaged', async () => {
    const target = join(folder, 'refused');
    const damaged = join(folder, 'damaged');
    await cp(backup, damaged, { recursive: true });
    await truncate(join(damaged, 'database', 'items.ndjson'), 100);
    await expect(runRestoreCommand([join(folder, 'nothing'), '--data', target], options)).rejects.toThrow(
      'Choose a folder that backup has written.',
    );
    await expect(runRestoreCommand([damaged, '--data', target], options)).rejects.toThrow('Copy the backup again');
    expect(await readdir(folder)).not.toContain('refused');
  });

  it('prints its usage without a folder', async () => {
    await expect(runBackupCommand([], options)).rejects.toThrow('Usage: zoetrope-server backup <folder>');
    await expect(runRestoreCommand(['--data', data], options)).rejects.toThrow(
      'Usage: zoetrope-server restore <folder>',
    );
  });
});
