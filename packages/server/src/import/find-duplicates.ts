import { sql } from 'kysely';
import { type FrameSample, isPartOf, sampleFrames } from '../admin/tags/frame-samples.ts';
import { hashPictures } from '../admin/tags/hash-pictures.ts';
import { pictureHash } from '../admin/tags/picture-hash.ts';
import { comparedHashes } from '../admin/tags/predict-tags.ts';
import type { Db, StoredItem } from '../database/schema.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';

/** Maximum Hamming distance of the hashes of candidates, whose frames are then compared. */
const MAX_DISTANCE = 16;
const MAX_CANDIDATES = 8;
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
      const file = uploads.file(item.master);
      const samples = await sampleFrames(file);
      if (samples.length === 0) return undefined;
      for (const { id, master } of await findCandidates(db, file, item)) {
        if (isSame(samples, await sampleFrames(uploads.file(master)))) return id;
      }
      // Without waiting in between, so that of two copies in a batch one is found.
      const earlier = batch.find((other) => isSame(samples, other.samples));
      if (earlier === undefined) batch.push({ id: item.id, samples });
      return earlier?.id;
    },
    async addBatch(items) {
      batch = [];
      await hashItems({ db, uploads }, items);
    },
  };
}

function isSame(a: readonly FrameSample[], b: readonly FrameSample[]): boolean {
  return isPartOf(a, b) && isPartOf(b, a);
}

async function findCandidates(
  db: Db,
  file: StoredFile,
  { frames }: NewItem,
): Promise<readonly Pick<NewItem, 'id' | 'master'>[]> {
  const source = await file.source();
  const candidates = new Map<string, string>();
  for (const page of new Set([0, Math.floor(frames / 2)])) {
    const hash = await pictureHash(source, page);
    const distance = sql`bit_count(compared.hash # ${hash}::bit(64))`;
    const { rows } = await sql<{ id: string; master: string }>`
      SELECT items.id, items.data ->> 'master' AS master, min(${distance}) AS distance
      FROM ${await comparedHashes(db, hash)} AS compared JOIN items ON items.id = compared.item_id
      WHERE compared.frame >= 0 AND ${distance} <= ${sql.lit(MAX_DISTANCE)} AND added_by IS NOT NULL AND NOT removed
      GROUP BY items.id ORDER BY distance, items.id LIMIT ${sql.lit(MAX_CANDIDATES)}`.execute(db);
    for (const { id, master } of rows) candidates.set(id, master);
  }
  return [...candidates].map(([id, master]) => ({ id, master }));
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
