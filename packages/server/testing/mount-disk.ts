import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether this user may mount file systems; root may, except in most containers. */
export const canMount = () =>
  run('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).then(
    () => true,
    () => false,
  );

/** Mounts a disk of a limited size. */
export async function mountDisk(
  size: string,
): Promise<{ readonly path: string; readonly unmount: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-disk-'));
  const path = join(folder, 'disk');
  await mkdir(path);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path]);
  return {
    path,
    async unmount() {
      // Lazily: a crashed database may still have files open.
      await run('umount', ['--lazy', path]);
      await rm(folder, { recursive: true });
    },
  };
}
