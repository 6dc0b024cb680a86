import type { RenditionName } from '@zoetrope/model';
import sharp from 'sharp';
import type { ServedFile } from '../storage/file-response.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';
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
  /** A storage that belongs to this service; everything in it can be recreated. */
  readonly storage: FileStorage;
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
  readonly file: StoredFile;
  /** Identifies its content, as the name of a folder. Default: a digest of the content. */
  readonly contentId?: string | undefined;
}

export interface RenditionFile {
  readonly name: RenditionName;
  readonly format: ImageFormat;
}

export interface RenditionStore {
  /** The file of a rendition, encoded if missing. */
  file(master: Master, rendition: RenditionFile, options?: RunOptions): Promise<ServedFile>;
  /** A file to serve unchanged. */
  unchangedFile(file: StoredFile): Promise<ServedFile>;
  /** Deletes the renditions of a master whose file still exists, unless one of the others has the same content. */
  purge(master: StoredFile, others: readonly StoredFile[]): Promise<void>;
}

/** Encodes renditions on demand and stores them, by content of the master, size and format. */
export function createRenditionStore({
  storage,
  encode = encodeRendition,
  queue = createWorkQueue(),
  version = encoderVersion(),
  onRendered = () => {},
}: RenditionStoreOptions): RenditionStore {
  // By default, libvips caches hundreds of megabytes of decoded frames, which are not needed again.
  sharp.cache(false);
  const digest = cachedDigest();

  async function make(master: StoredFile, plan: RenditionPlan, rendition: StoredFile, name: string): Promise<void> {
    if (await rendition.isComplete()) return;
    const start = performance.now();
    let isOk = false;
    try {
      await storage.write(name, await encode(await master.source(), plan));
      isOk = true;
    } finally {
      onRendered({ format: plan.format, seconds: (performance.now() - start) / 1000, isOk });
    }
  }

  return {
    async unchangedFile(file) {
      return { file, etag: await digest(file) };
    },
    async purge(master, others) {
      const folder = await digest(master);
      for (const other of others) {
        // A master that cannot be read counts as different.
        if ((await digest(other).catch(() => undefined)) === folder) return;
      }
      await storage.deleteFolder(folder);
    },
    async file(master, { name, format }, options) {
      const plan: RenditionPlan = { ...renditionSize(name, master), format, still: isStill(name) };
      const isMaster = format === 'webp' && !plan.still && plan.width === master.width && plan.height === master.height;
      const folder = master.contentId ?? (await digest(master.file));
      if (isMaster) return { file: master.file, etag: folder };

      const fileName = `${plan.width}x${plan.height}${plan.still ? '-still' : ''}.${format}`;
      const path = `${folder}/${version}/${fileName}`;
      const file = storage.file(path);
      if (!(await file.isComplete())) {
        await queue.run(file.name, () => make(master.file, plan, file, path), options);
      }
      return { file, etag: `${folder}-${version}-${fileName}` };
    },
  };
}

/** Returns a function for the digests of files. Each file is read once, since files never change. */
function cachedDigest(): (file: StoredFile) => Promise<string> {
  const digests = new Map<string, Promise<string>>();
  return (file) => {
    const cached = digests.get(file.name);
    if (cached !== undefined) return cached;
    const digest = file.digest();
    digests.set(file.name, digest);
    digest.catch(() => digests.delete(file.name));
    return digest;
  };
}
