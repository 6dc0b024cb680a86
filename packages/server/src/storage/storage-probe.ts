import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isStorageFull } from '../http/storage-full.ts';

/** Why files cannot be stored. */
export type StorageProblem = 'storage-full' | 'storage-unavailable';

/** More than the free rest of a block, and small enough to be written often. */
const BYTES = 64 * 1024;
/** Age at which a result is read again. Health checks of several balancers share a result until then. */
const FRESH_MS = 1000;

/**
 * Returns a function that writes a small file to a folder, which also finds quotas and read-only file systems. Resolves to
 * undefined if that succeeds, or if the folder does not exist yet. `probeObjects` rejects if the object storage cannot be
 * read; default: there is none.
 */
export function createStorageProbe(
  folder: string,
  probeObjects = async () => {},
): () => Promise<StorageProblem | undefined> {
  let latest: { readonly result: Promise<StorageProblem | undefined>; readonly until: number } | undefined;

  return () => {
    if (latest === undefined || latest.until <= performance.now()) {
      latest = { result: probe(folder, probeObjects), until: performance.now() + FRESH_MS };
    }
    return latest.result;
  };
}

async function probe(folder: string, probeObjects: () => Promise<void>): Promise<StorageProblem | undefined> {
  const [problem, objectProblem] = await Promise.all([
    probeFolder(folder),
    probeObjects().then(
      () => undefined,
      () => 'storage-unavailable' as const,
    ),
  ]);
  return problem ?? objectProblem;
}

async function probeFolder(folder: string): Promise<StorageProblem | undefined> {
  const path = join(folder, `probe-${randomUUID()}.tmp`);
  try {
    await writeFile(path, Buffer.alloc(BYTES, 1));
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    return isStorageFull(error) ? 'storage-full' : 'storage-unavailable';
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
