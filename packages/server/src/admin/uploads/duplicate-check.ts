import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { MediaCatalogue } from '../../media/media-catalogue.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { type ComparedPicture, findSamePicture, findSameSource, readComparedPicture } from './find-same-picture.ts';
import type { ItemMedia } from './store-files.ts';

/** Refuses an upload if a public item has the same file, or the same picture in another size, format or quality. */
export interface DuplicateCheck {
  /** Throws 409 if there is such an item. Compares pictures after `read`. */
  readonly refuse: () => Promise<void>;
  /** Reads the picture of the stored files. */
  readonly read: (media: Pick<ItemMedia, 'master' | 'frames'>) => Promise<void>;
  /**
   * Like `refuse`, for items that were added since. Then stores the hashes of the picture, so that the next upload is compared
   * with it. Call it in the transaction that adds the upload, under the lock of the index.
   */
  readonly refuseIn: (tx: Db, id: string) => Promise<void>;
}

interface CheckContext {
  readonly db: Db;
  readonly uploads: FileStorage;
  readonly media: Pick<MediaCatalogue, 'master'>;
  /** Of the public service. */
  readonly origin: string;
}

export function createDuplicateCheck({ db, uploads, media, origin }: CheckContext, hash: string): DuplicateCheck {
  const seen = new Set<string>();
  let picture: ComparedPicture = { samples: [], hashes: [] };

  return {
    async refuse() {
      const fileOf = async ({ id }: { readonly id: string }) => (await media.master(id))?.file;
      const id =
        (await findSameSource(db, hash)) ?? (await findSamePicture(db, picture, { fileOf, among: 'all', seen }));
      if (id !== undefined) throw duplicateError(id, origin);
    },
    async read({ master, frames }) {
      picture = await readComparedPicture(uploads.file(master), frames);
    },
    async refuseIn(tx, id) {
      // The other connections may wait for this transaction, so the file is not looked up by `media`.
      const fileOf = async ({ master }: Pick<ItemMedia, 'master'>) => uploads.file(master);
      const same =
        (await findSameSource(tx, hash)) ?? (await findSamePicture(tx, picture, { fileOf, among: 'added', seen }));
      if (same !== undefined) throw duplicateError(same, origin);
      if (picture.hashes.length === 0) return;
      const rows = picture.hashes.map((each) => ({ item_id: id, ...each }));
      await tx.insertInto('picture_hashes').values(rows).execute();
    },
  };
}

function duplicateError(id: string, origin: string): ApiError {
  return new ApiError(`file: this GIF is already here, with the id ${id}`, {
    status: 409,
    code: 'duplicate',
    parameter: 'file',
    details: { duplicate_of: { id, url: `${origin}/gifs/${id}` } },
  });
}
