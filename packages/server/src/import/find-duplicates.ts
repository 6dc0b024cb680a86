import { sql } from 'kysely';
import type { FrameSample } from '../admin/tags/frame-samples.ts';
import { hashPictures } from '../admin/tags/hash-pictures.ts';
import { findSamePicture, isSamePicture, readComparedPicture } from '../admin/uploads/find-same-picture.ts';
import type { Db, StoredItem } from '../database/schema.ts';
import type { FileStorage } from '../storage/file-storage.ts';

/** Pictures that are hashed at once before an import. */
const BATCH = 200;

type NewItem = Pick<StoredItem, 'id' | 'master' | 'frames'>;

/** Finds items with the same picture in another size, format or quality, among uploads, imports and the current batch. */
export interface DuplicateFinder {
  /** The id of an item with the same picture. Undefined if there is none, or the picture is of one color. */
  readonly find: (item: NewItem) => Promise<string | undefined>;
  /** Call it with the items of a batch once they are stored. */
  readonly addBatch: (items: readonly NewItem[]) => Promise<void>;
}

interface FinderContext {
  readonly db: Db;
  readonly uploads: FileStorage;
}

/** Hashes the uploads and imports that have no hash yet. */
export async function createDuplicateFinder({ db, uploads }: FinderContext): Promise<DuplicateFinder> {
  await hashUploads({ db, uploads });
  let batch: { readonly id: string; readonly samples: readonly FrameSample[] }[] = [];

  return {
    async find(item) {
      const picture = await readComparedPicture(uploads.file(item.master), item.frames);
      const { samples } = picture;
      if (samples.length === 0) return undefined;
      const fileOf = async ({ master }: { readonly master: string }) => uploads.file(master);
      const id = await findSamePicture(db, picture, { fileOf, among: 'added' });
      if (id !== undefined) return id;
      // Without waiting in between, so that of two copies in a batch one is found.
      const earlier = batch.find((other) => isSamePicture(samples, other.samples));
      if (earlier === undefined) batch.push({ id: item.id, samples });
      return earlier?.id;
    },
    async addBatch(items) {
      batch = [];
      await hashItems({ db, uploads }, items);
    },
  };
}

async function hashUploads({ db, uploads }: FinderContext): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<NewItem>`
      SELECT id, data ->> 'master' AS master, (data ->> 'frames')::integer AS frames FROM items
      WHERE id > ${after} AND added_by IS NOT NULL AND NOT removed
        AND NOT EXISTS (SELECT FROM picture_hashes WHERE item_id = items.id)
      ORDER BY id LIMIT ${sql.lit(BATCH)}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    await hashItems({ db, uploads }, rows);
    after = last.id;
  }
}

async function hashItems({ db, uploads }: FinderContext, items: readonly NewItem[]): Promise<void> {
  const masters = new Map(items.map(({ id, master }) => [id, master]));
  const media = {
    async master(id: string) {
      const master = masters.get(id);
      return master === undefined ? undefined : { file: uploads.file(master) };
    },
  };
  await hashPictures(db, media, items);
}
