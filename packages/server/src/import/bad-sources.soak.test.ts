import { execFile } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { createImports, LICENSE } from '../../testing/imports.ts';
import { canMount, mountDisk } from '../../testing/mount-disk.ts';
import { animatedGif } from '../../testing/test-pictures.ts';
import { openTestDatabase } from '../../testing/test-service.ts';
import { runImportCommand } from '../cli/run-import.ts';
import type { TransferEvent } from './transfer.ts';

const SLOW_MS = 300_000;
const run = promisify(execFile);

it(
  'reads 10,000 nested folders as far as the system can, and imports the other files',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zoetrope-deep-'));
    // Node.js cannot delete folders whose path is too long.
    onTestFinished(async () => void (await run('rm', ['-rf', folder])));
    const { db, close } = await openTestDatabase();
    onTestFinished(close);
    const { sourceWith, importFrom } = createImports(() => ({ folder, db }));
    const names = ['a.gif', 'd/e.gif', 'z.gif'];
    const files = names.map(async (name, seed) => [name, await animatedGif({ seed })] as const);
    const source = await sourceWith(Object.fromEntries(await Promise.all(files)));
    await run('perl', ['-e', 'chdir $ARGV[0]; for (1..10000) { mkdir "d" and chdir "d" or chdir "d" }', source]);
    const { imported, refusals } = await importFrom(source);
    expect(imported).toBe(3);
    expect(refusals).toEqual([expect.stringMatching(/^[d/]+…[d/]+: It cannot be read: ENAMETOOLONG/)]);
  },
  SLOW_MS,
);

it.runIf(await canMount())(
  'leaves nothing of an import half stored on a disk that fills up with files or with rows, and a further run completes it',
  async () => {
    const source = await mkdtemp(join(tmpdir(), 'zoetrope-full-import-'));
    onTestFinished(() => rm(source, { recursive: true }));
    for (let seed = 0; seed < 120; seed += 1) {
      await writeFile(join(source, `f${seed}.gif`), await animatedGif({ seed }));
    }
    const disk = await mountDisk('160m');
    onTestFinished(disk.unmount);
    await prepareDataFolder('fixture', disk.path);
    const filler = join(disk.path, 'filler');
    const argv = [source, '--license', LICENSE, '--data', disk.path];
    const stored = async () => (await readdir(join(disk.path, 'uploads'))).length;

    // A file of the first batch, and the rows of the second, whose files were stored before.
    for (const [full, kept] of [
      [10, 0],
      [100, 50],
    ] as const) {
      const onEvent = (event: TransferEvent) => {
        if (event.kind === 'progress' && event.files === full) fill(filler);
      };
      await expect(runImportCommand(argv, { env: {}, onEvent })).rejects.toThrow(
        'The storage is full. Free some space',
      );
      expect([full, await stored()]).toEqual([full, kept]);
      await rm(filler);
    }
    expect(await runImportCommand(argv, { env: {}, onEvent: () => {} })).toMatchObject({ imported: 70, present: 50 });
    expect(await stored()).toBe(120);
  },
  SLOW_MS,
);

/** Writes until the disk is full. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (let size = 65_536; size >= 1; size = size / 2) fillWith(file, Buffer.alloc(size, 1));
  } finally {
    closeSync(file);
  }
}

function fillWith(file: number, chunk: Buffer): void {
  try {
    for (;;) writeSync(file, chunk);
  } catch {
    // Full.
  }
}
