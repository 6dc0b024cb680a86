import { join } from 'node:path';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import type { Catalogue } from '../storage/catalogue.ts';
import type { ServedFile } from '../storage/file-response.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { createTextPictures } from './animate/text-pictures.ts';
import { encoderVersion } from './encode-rendition.ts';
import { createFileSizes } from './file-sizes.ts';
import { createItemFiles, type ItemFiles } from './item-files.ts';
import { createMediaCatalogue, type MediaCatalogue, type StoredMedia } from './media-catalogue.ts';
import { mediaRoutes } from './media-routes.ts';
import type { Ffmpeg } from './processing/ffmpeg.ts';
import { createRenditionStore, type RenderedFile, type RenditionFile } from './rendition-store.ts';
import { type WarmOptions, warmRenditions } from './warm-renditions.ts';
import { createWorkQueue, type WorkQueueUsage } from './work-queue.ts';

export interface MediaOptions {
  readonly catalogue: Catalogue;
  /** Storage of renditions; processes may share it, and it may be deleted. */
  readonly storage: FileStorage;
  /**
   * Folder for the renditions of items that are not public; it may be deleted. Default: they are in `storage`, whose
   * files must not have public URLs then.
   */
  readonly reviewFolder?: string | undefined;
  /** Folder for pictures of texts with their renditions; processes may share it, and it may be deleted. */
  readonly textFolder: string;
  /** Folder for the sizes of renditions; processes may share it, and it may be deleted. */
  readonly sizesFolder: string;
  /** The text of a hash. Default: there are no texts. */
  readonly textOf?: ((hash: string) => Promise<string | undefined>) | undefined;
  /** The items in the database. Default: only the items of the catalogue. */
  readonly stored?: StoredMedia | undefined;
  /** Whether an item is not public. Default: all are public. */
  readonly isRemoved?: ((id: string) => Promise<boolean>) | undefined;
  /** Whether a token shows an item that is not public. Default: none does. */
  readonly isReviewToken?: ((token: string, id: string) => Promise<boolean>) | undefined;
  /** Called before a picture of a text is drawn; throws to reject. Default: anyone may have pictures drawn. */
  readonly beforeDrawing?: ((c: AppContext) => Promise<void>) | undefined;
  /** Encodes videos. Default: only stored videos are served. */
  readonly findFfmpeg?: (() => Promise<Ffmpeg | undefined>) | undefined;
  /** Called after each encoding of a rendition, for metrics. Default: nothing. */
  readonly onRendered?: ((file: RenderedFile) => void) | undefined;
}

export interface Media {
  /** Mount it at `/media`. */
  readonly routes: Hono<AppEnv>;
  readonly catalogue: MediaCatalogue;
  /** Renders the tiles of a first page in the background. */
  readonly warm: Warm;
  readonly purge: Purge;
  /** The files of items, for links in responses. */
  readonly itemFiles: () => Promise<ItemFiles>;
  /** Writes the sizes of files that were made. */
  readonly flush: () => Promise<void>;
  /** The jobs of each queue. */
  readonly queues: () => readonly ({ readonly queue: 'renditions' | 'drawing' } & WorkQueueUsage)[];
}

/**
 * Deletes the renditions of a master, unless one of the other items has the same content. Call it before
 * deleting the master.
 */
export type Purge = (master: StoredFile, others: readonly string[]) => Promise<void>;

/** Renders the tiles of these items, one at a time. */
export type Warm = (ids: readonly string[], options?: Pick<WarmOptions, 'signal' | 'onStart'>) => Promise<void>;

/** Creates the media service of a catalogue. Reads no file before the first request. */
export function createMedia(options: MediaOptions): Media {
  const {
    catalogue,
    storage,
    reviewFolder,
    textFolder,
    sizesFolder,
    textOf = async () => undefined,
    stored,
    isRemoved,
    isReviewToken,
    beforeDrawing,
    findFfmpeg = async () => undefined,
    onRendered,
  } = options;
  const media = createMediaCatalogue(catalogue, stored);
  const queue = createWorkQueue();
  const drawing = createWorkQueue({ concurrency: 1, capacity: 32 });
  const renditions = createRenditionStore({ storage, queue, findFfmpeg, onRendered });
  const reviewRenditions =
    reviewFolder === undefined
      ? undefined
      : createRenditionStore({ storage: createFolderStorage(reviewFolder), queue, findFfmpeg, onRendered });
  const texts = createTextPictures({ folder: textFolder, textOf, queue, drawing, onRendered });
  const sizes = createFileSizes(join(sizesFolder, `${encoderVersion()}.txt`));

  async function recordSize(id: string, { name, format }: RenditionFile, { file }: ServedFile): Promise<void> {
    const bytes = await file.size();
    if (bytes !== undefined) sizes.record(id, `${name}.${format}`, bytes);
  }

  return {
    catalogue: media,
    async itemFiles() {
      const hasFfmpeg = (await findFfmpeg()) !== undefined;
      return createItemFiles({ hasFfmpeg, fileSizes: sizes.of });
    },
    flush: sizes.flush,
    routes: mediaRoutes({ media, renditions, reviewRenditions, texts, isRemoved, isReviewToken, beforeDrawing, sizes }),
    async purge(master, others) {
      // Hundreds of uploads may have the same size: looks up the next one only if the previous one differs.
      async function* files() {
        for (const id of others) {
          const other = await media.master(id);
          if (other !== undefined) yield other.file;
        }
      }
      await renditions.purge(master, files());
      await reviewRenditions?.purge(master, files());
    },
    queues: () => [
      { queue: 'renditions', ...queue.usage() },
      { queue: 'drawing', ...drawing.usage() },
    ],
    warm: (ids, options) => warmRenditions(ids, { media, renditions, onRendered: recordSize, ...options }),
  };
}
