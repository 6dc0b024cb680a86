import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RenditionName } from '@zoetrope/model';
import sharp from 'sharp';
import type { StoredFile } from '../storage/file-response.ts';
import { isCompleteImage } from './complete-image.ts';
import {
  type EncodeRendition,
  encodeRendition,
  encoderVersion,
  type ImageFormat,
  type RenditionPlan,
} from './encode-rendition.ts';
import { isStill, renditionSize, type Size } from './rendition-size.ts';
import { createWorkQueue, type RunOptions, type WorkQueue } from './work-queue.ts';

/** A file that was encoded, or whose encoding failed. */
export interface RenderedFile {
  readonly format: ImageFormat;
  readonly seconds: number;
  readonly isOk: boolean;
}

export interface RenditionStoreOptions {
  /** A folder that belongs to this service; everything in it can be recreated. */
  readonly cacheFolder: string;
  /** Default: sharp. */
  readonly encode?: EncodeRendition | undefined;
  /** Default: two at a time, 128 waiting. */
  readonly queue?: WorkQueue | undefined;
  /** Files of other versions are not served. Default: derived from the encoder and its settings. */
  readonly version?: string | undefined;
  /** Called after each encoding, for metrics. Default: nothing. */
  readonly onRendered?: ((file: RenderedFile) => void) | undefined;
}

/** An animated WebP file and its size. */
export interface Master extends Size {
  readonly path: string;
  /** Identifies its content, as part of a path. Default: a digest of the content. */
  readonly contentId?: string | undefined;
}

export interface RenditionFile {
  readonly name: RenditionName;
  readonly format: ImageFormat;
}

export interface RenditionStore {
  /** The file of a rendition, encoded if missing. */
  file(master: Master, rendition: RenditionFile, options?: RunOptions): Promise<StoredFile>;
  /** A file to serve unchanged. */
  unchangedFile(path: string): Promise<StoredFile>;
  /** Deletes the renditions of a master whose file still exists, unless one of the others has the same content. */
  purge(master: string, others: readonly string[]): Promise<void>;
}

/** Encodes renditions on demand and keeps them in a folder, by content of the master, size and format. */
export function createRenditionStore({
  cacheFolder,
  encode = encodeRendition,
  queue = createWorkQueue(),
  version = encoderVersion(),
  onRendered = () => {},
}: RenditionStoreOptions): RenditionStore {
  // By default, libvips caches hundreds of megabytes of decoded frames, which are not needed again.
  sharp.cache(false);
  const digest = createFileDigest();

  async function make(master: string, plan: RenditionPlan, path: string): Promise<void> {
    if (await isCompleteImage(path, plan.format)) return;
    const start = performance.now();
    let isOk = false;
    try {
      await writeAtomically(path, await encode(master, plan));
      isOk = true;
    } finally {
      onRendered({ format: plan.format, seconds: (performance.now() - start) / 1000, isOk });
    }
  }

  return {
    async unchangedFile(path) {
      return { path, etag: await digest(path) };
    },
    async purge(master, others) {
      const folder = await digest(master);
      for (const other of others) {
        // A master that cannot be read counts as different.
        if ((await digest(other).catch(() => undefined)) === folder) return;
      }
      const versions = await readdir(cacheFolder).catch(() => []);
      for (const version of versions) await rm(join(cacheFolder, version, folder), { recursive: true, force: true });
    },
    async file(master, { name, format }, options) {
      const plan: RenditionPlan = { ...renditionSize(name, master), format, still: isStill(name) };
      const isMaster = format === 'webp' && !plan.still && plan.width === master.width && plan.height === master.height;
      const folder = master.contentId ?? (await digest(master.path));
      if (isMaster) return { path: master.path, etag: folder };

      const file = `${plan.width}x${plan.height}${plan.still ? '-still' : ''}.${format}`;
      const path = join(cacheFolder, version, folder, file);
      if (!(await isCompleteImage(path, format))) {
        await queue.run(path, () => make(master.path, plan, path), options);
      }
      return { path, etag: `${folder}-${version}-${file}` };
    },
  };
}

/** Readers see the complete file or none, since processes may share the folder. */
export async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Returns a function for short digests of files. Each file is read once, since media files never change. */
function createFileDigest(): (path: string) => Promise<string> {
  const digests = new Map<string, Promise<string>>();
  return (path) => {
    const cached = digests.get(path);
    if (cached !== undefined) return cached;
    const digest = readFile(path).then((bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 24));
    digests.set(path, digest);
    digest.catch(() => digests.delete(path));
    return digest;
  };
}
