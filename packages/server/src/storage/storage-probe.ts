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

/** Resolves to undefined if files can be stored. Concurrent and frequent calls share a result. */
export type StorageProbe = () => Promise<StorageProblem | undefined>;

/**
 * Returns a probe that writes a small file to a folder, which also finds quotas and read-only file systems. A folder that
 * does not exist yet has no problem.
 */
export function createFolderProbe(folder: string): StorageProbe {
  return shared(() => writeTo(folder));
}

/** Returns a probe of an object storage from a function that rejects if it cannot be read. */
export function createObjectProbe(probe: () => Promise<void>): StorageProbe {
  return shared(() =>
    probe().then(
      () => undefined,
      () => 'storage-unavailable' as const,
    ),
  );
}

function shared(probe: StorageProbe): StorageProbe {
  let latest: { readonly result: ReturnType<StorageProbe>; readonly until: number } | undefined;
  return () => {
    if (latest === undefined || latest.until <= performance.now()) {
      latest = { result: probe(), until: performance.now() + FRESH_MS };
    }
    return latest.result;
  };
}

async function writeTo(folder: string): Promise<StorageProblem | undefined> {
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
