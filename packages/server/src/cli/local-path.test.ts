import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { localPath } from './local-path.ts';
import { runBackupCommand, runRestoreCommand } from './run-backup.ts';
import { runExportCommand } from './run-export.ts';

it.each(['gifs', './s3:/gifs', '/srv/gifs.zip', 'C:\\gifs'])('resolves the path %s', (path) => {
  expect(localPath(path, 'export')).toBe(resolve(path));
});

it.each(['s3://gifs/out', 'file:///srv/gifs', 'https://gifs.example/out'])(
  'rejects %s as the folder of a backup, a restore, an export and a pack, and creates nothing',
  async (url) => {
    const folder = await mkdtemp(join(tmpdir(), 'zoetrope-url-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const options = { env: { ZOETROPE_DATA: join(folder, 'data') }, catalogue: fixtureCatalogue, onEvent: () => {} };
    const [scheme] = url.split('://');
    const message = (command: string) => `${command} cannot use a URL of ${scheme}://. Give a local path`;
    await expect(runBackupCommand([url], options)).rejects.toThrow(message('backup'));
    await expect(runRestoreCommand([url], options)).rejects.toThrow(message('restore'));
    await expect(runExportCommand([url], options)).rejects.toThrow(message('export'));
    await expect(runExportCommand([url, '--format', 'signal'], options)).rejects.toThrow(message('export'));
    expect(await readdir(folder)).toEqual([]);
  },
);
