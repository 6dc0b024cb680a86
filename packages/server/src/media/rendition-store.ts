import sharp from 'sharp';
import type { ServedFile } from '../storage/file-response.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';
import { type EncodeRendition, encodeRendition, encoderVersion, type RenditionPlan } from './encode-rendition.ts';
import { encodeVideo, VIDEO_SETTINGS, type VideoPlan } from './encode-video.ts';
import type { ImageFormat, MediaFormat, VideoFormat } from './media-format.ts';
import type { Ffmpeg } from './processing/ffmpeg.ts';
import { fileSizeInPixels, isStill, type MasterSize, type MediaRendition, renditionRule } from './rendition-size.ts';
import { createWorkQueue, type RunOptions, type WorkQueue } from './work-queue.ts';

/** A file that was encoded, or whose encoding failed. */
export interface RenderedFile {
  readonly format: MediaFormat;
  readonly seconds: number;
  readonly isOk: boolean;
}

export interface RenditionStoreOptions {
  /** A storage that belongs to this service; everything in it can be recreated. */
  readonly storage: FileStorage;
  /** Default: sharp. */
  readonly encode?: EncodeRendition | undefined;
  /** Encodes videos. Default: there are no videos. */
  readonly findFfmpeg?: (() => Promise<Ffmpeg | undefined>) | undefined;
  /** Default: two at a time, 128 waiting. */
  readonly queue?: WorkQueue | undefined;
  /** Files of other versions are not served. Default: derived from the encoder and its settings. */
  readonly version?: string | undefined;
  /** Called after each encoding, for metrics. Default: nothing. */
  readonly onRendered?: ((file: RenderedFile) => void) | undefined;
}

/** An animated WebP or GIF, or an MP4 for videos, and its size. */
export interface Master extends MasterSize {
  readonly file: StoredFile;
  /** Identifies its content, as the name of a folder. Default: a digest of the content. */
  readonly contentId?: string | undefined;
}

export interface RenditionFile<Format extends MediaFormat = ImageFormat> {
  readonly name: MediaRendition;
  readonly format: Format;
}

export interface RenditionStore {
  /** The file of a rendition, encoded if missing. */
  file(master: Master, rendition: RenditionFile, options?: RunOptions): Promise<ServedFile>;
  /** The file of a silent video, encoded from an MP4 or an animated picture if missing. Undefined without ffmpeg. */
  video(source: Master, rendition: RenditionFile<VideoFormat>, options?: RunOptions): Promise<ServedFile | undefined>;
  /** A file to serve unchanged. */
  unchangedFile(file: StoredFile): Promise<ServedFile>;
  /**
   * Deletes the renditions of a master whose file still exists, unless one of the others has the same content. Reads no
   * further than that one.
   */
  purge(master: StoredFile, others: Iterable<StoredFile> | AsyncIterable<StoredFile>): Promise<void>;
}

/** Encodes renditions on demand and stores them, by content of the master, size and format. */
export function createRenditionStore({
  storage,
  encode = encodeRendition,
  findFfmpeg = async () => undefined,
  queue = createWorkQueue(),
  version = encoderVersion(),
  onRendered = () => {},
}: RenditionStoreOptions): RenditionStore {
  // By default, libvips caches hundreds of megabytes of decoded frames, which are not needed again.
  sharp.cache(false);
  const digest = cachedDigest();

  interface NewFile {
    readonly name: string;
    readonly format: MediaFormat;
    readonly encodeFile: () => Promise<Buffer>;
  }

  async function make({ name, format, encodeFile }: NewFile): Promise<void> {
    if (await storage.file(name).isComplete()) return;
    const start = performance.now();
    let isOk = false;
    try {
      await storage.write(name, await encodeFile());
      isOk = true;
    } finally {
      onRendered({ format, seconds: (performance.now() - start) / 1000, isOk });
    }
  }

  interface Encoding {
    readonly master: Master;
    readonly plan: RenditionPlan | VideoPlan;
    readonly encodeFile: () => Promise<Buffer>;
  }

  /** A stored rendition, encoded if missing. */
  async function findOrEncode({ master, plan, encodeFile }: Encoding, options?: RunOptions): Promise<ServedFile> {
    const folder = master.contentId ?? (await digest(master.file));
    const fileName = nameOf(plan);
    const name = `${folder}/${version}/${fileName}`;
    const file = storage.file(name);
    if (!(await file.isComplete())) {
      await queue.run(file.name, () => make({ name, format: plan.format, encodeFile }), options);
    }
    return { file, etag: `${folder}-${version}-${fileName}` };
  }

  return {
    async unchangedFile(file) {
      return { file, etag: await digest(file) };
    },
    async purge(master, others) {
      const folder = await digest(master);
      for await (const other of others) {
        // A master that cannot be read counts as different.
        if ((await digest(other).catch(() => undefined)) === folder) return;
      }
      await storage.deleteFolder(folder);
    },
    async file(master, { name, format }, options) {
      const { maxFrames, maxSeconds, maxBytes } = renditionRule(name);
      const size = fileSizeInPixels(name, format, master);
      const plan: RenditionPlan = { ...size, format, still: isStill(name), maxFrames, maxSeconds, maxBytes };
      if (isMaster(plan, master)) {
        return { file: master.file, etag: master.contentId ?? (await digest(master.file)) };
      }
      return findOrEncode({ master, plan, encodeFile: async () => encode(await master.file.source(), plan) }, options);
    },
    async video(master, { name, format }, options) {
      const ffmpeg = await findFfmpeg();
      if (ffmpeg === undefined) return undefined;
      const { maxSeconds, maxBytes, loopSeconds } = renditionRule(name);
      const plan: VideoPlan = { ...fileSizeInPixels(name, format, master), format, maxSeconds, maxBytes, loopSeconds };
      const type = master.file.name.endsWith('.mp4') ? 'mp4' : 'picture';
      const encodeFile = async () => encodeVideo(ffmpeg, { file: await master.file.source(), type }, plan);
      return findOrEncode({ master, plan, encodeFile }, options);
    },
  };
}

function isMaster({ format, still, maxFrames, maxSeconds, maxBytes, ...size }: RenditionPlan, master: Master): boolean {
  const isLimited = [maxFrames, maxSeconds, maxBytes].some((limit) => limit !== undefined);
  return (
    master.file.name.endsWith(`.${format}`) &&
    !still &&
    !isLimited &&
    size.width === master.width &&
    size.height === master.height
  );
}

/** Identifies a plan among those of a master. */
function nameOf(plan: RenditionPlan | VideoPlan): string {
  const { width, height, format, maxSeconds, maxBytes } = plan;
  const parts = [
    `${width}x${height}`,
    ...('still' in plan && plan.still ? ['still'] : []),
    ...('maxFrames' in plan && plan.maxFrames !== undefined ? [`${plan.maxFrames}f`] : []),
    ...('loopSeconds' in plan && plan.loopSeconds !== undefined ? [`loop${plan.loopSeconds}s`] : []),
    ...(maxSeconds === undefined ? [] : [`${maxSeconds}s`]),
    ...(maxBytes === undefined ? [] : [`${maxBytes}b`]),
    ...(format === 'mp4' || format === 'webm' ? [`v${VIDEO_SETTINGS}`] : []),
  ];
  return `${parts.join('-')}.${format}`;
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
