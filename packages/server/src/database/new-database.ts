import { createReadStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';

/** An empty database, which the build of this package writes next to its code. */
const ARCHIVE = new URL('new-database.tar.br', import.meta.url);

/** Those of Postgres: the database contains password hashes. */
const MODES = { dmode: 0o750, fmode: 0o640 };

/**
 * Unpacks an empty database if `dataDir` has none. PGlite would run `initdb` in a second instance, which takes twice the
 * memory and several times as long; that remains for code that was not built. A database appears completely or not at
 * all.
 */
export async function unpackNewDatabase(dataDir: string, archive = ARCHIVE): Promise<void> {
  if ((await hasDatabase(dataDir)) || !(await exists(archive))) return;
  const unpacked = `${dataDir}.tmp`;
  // Of a process that was killed.
  await rm(unpacked, { recursive: true, force: true });
  try {
    await mkdir(unpacked, { mode: MODES.dmode });
    await pipeline(createReadStream(archive), createBrotliDecompress(), unpackTar(unpacked, MODES));
    // Windows does not rename a folder to that of an existing one.
    await rmdir(dataDir).catch(ignoreMissing);
    await rename(unpacked, dataDir);
  } catch (error) {
    await rm(unpacked, { recursive: true, force: true });
    throw error;
  }
}

/** Whether `dataDir` has a database: it exists and is not empty. */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  const names = await readdir(dataDir).catch(ignoreMissing);
  return names !== undefined && names.length > 0;
}

function exists(path: URL): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
