import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its missing parents; does nothing if it exists. `mode` is that of the folder. One by one, because
 * `mkdir` of Node.js 20 with `recursive` never returns below a folder such as `/proc`, which cannot have new ones.
 */
export async function createFolder(path: string, mode?: number): Promise<void> {
  const folder = resolve(path);
  try {
    await createOne(folder, mode);
  } catch (error) {
    const parent = dirname(folder);
    if (!isMissing(error) || parent === folder) throw error;
    await createFolder(parent);
    await createOne(folder, mode);
  }
}

async function createOne(folder: string, mode: number | undefined): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const stats = await stat(folder).catch(() => undefined);
    if (stats?.isDirectory() !== true) throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
