import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface FolderUsage {
  readonly folders: number;
  readonly bytes: number;
  /** Whether only some of the folders were measured. */
  readonly isEstimate: boolean;
}

/** Maximum number of folders to measure. */
const MAX_MEASURED = 500;

/** The folders in a folder, and the bytes of all files in them. Measures every n-th of many folders, and estimates the rest. */
export async function folderUsage(folder: string, maxMeasured = MAX_MEASURED): Promise<FolderUsage> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const step = Math.max(1, Math.ceil(names.length / maxMeasured));
  const measured = names.filter((_, index) => index % step === 0);
  let bytes = 0;
  for (const name of measured) bytes += await bytesIn(join(folder, name));
  const factor = measured.length === 0 ? 0 : names.length / measured.length;
  return { folders: names.length, bytes: Math.round(bytes * factor), isEstimate: step > 1 };
}

/** A file may be deleted meanwhile. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await bytesIn(path);
    if (entry.isFile()) bytes += (await stat(path).catch(() => undefined))?.size ?? 0;
  }
  return bytes;
}
