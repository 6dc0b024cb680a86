import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { packTar } from 'modern-tar/fs';

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_MAX_WINDOW_BITS } = constants;

const BEST_QUALITY = 9;

/** Creates an empty database with the `initdb` of PGlite, and packs its folder into `archive`. */
export async function packDatabase(archive: URL): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-new-database-'));
  try {
    const dataDir = join(folder, 'postgres');
    const pglite = await PGlite.create({ dataDir });
    await pglite.close();
    await packFolder(dataDir, archive, { quality: BEST_QUALITY });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Packs the folder of a database. The three databases of a new cluster are copies of 7 MB, which the largest window
 * contains together: the archive has a third of the size of one by gzip.
 */
export async function packFolder(
  dataDir: string,
  archive: URL,
  { quality }: { readonly quality: number },
): Promise<void> {
  const owner = { uid: 0, gid: 0, uname: '', gname: '' };
  const tar = packTar(dataDir, { map: (header) => ({ ...header, ...owner }) });
  const params = { [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS, [BROTLI_PARAM_QUALITY]: quality };
  await pipeline(tar, createBrotliCompress({ params }), createWriteStream(archive));
}
