import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { MediaCatalogue } from '../../media/media-catalogue.ts';
import type { TaskQueue } from '../../media/task-queue.ts';
import type { StoredFile } from '../../storage/file-storage.ts';
import { pictureHash } from './picture-hash.ts';

/** Maximum numbers of items that one update visits, and of pictures that it hashes. */
const MAX_VISITED = 2000;
const MAX_HASHED = 200;
/** Pictures per task of the queue: uploads are processed in between. */
const BATCH = 20;
/** How often `catchUp` looks for new pictures. Uploads are hashed at once, imports only if they are compared. */
const CATCH_UP_MS = 60 * 60 * 1000;

interface Picture {
  readonly id: string;
  readonly frames: number;
}

export interface PictureHashes {
  /** Hashes those of these pictures that have no hash yet. */
  readonly add: (pictures: readonly Picture[]) => Promise<void>;
  /**
   * Hashes pictures that have no hash yet, at most 200. Successive updates go through the library, and start again at
   * its end.
   */
  readonly update: () => Promise<void>;
  /**
   * Like `update`, and hashes the rest of the library in the background. Calls within an hour after it has begun only
   * wait for the update.
   */
  readonly catchUp: () => Promise<void>;
  /** Hashes all pictures that have no hash yet, in such steps. */
  readonly updateAll: (signal: AbortSignal) => Promise<void>;
}

interface PictureHashesOptions {
  readonly db: Db;
  readonly media: MediaCatalogue;
  readonly queue: TaskQueue;
  readonly clock: () => number;
  /** Aborted when the service closes. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

export function createPictureHashes(options: PictureHashesOptions): PictureHashes {
  const { db, media, queue, clock, signal: closing, onError } = options;
  /** The last item that was visited. */
  let visited = '';
  let caughtUpAt = Number.NEGATIVE_INFINITY;
  /** The first update of the latest `catchUp`, for which each of its calls waits. */
  let firstUpdate = Promise.resolve();

  async function update(signal?: AbortSignal): Promise<void> {
    const { pictures, last } = await findNewPictures(db, visited);
    for (let start = 0; start < pictures.length; start += BATCH) {
      if (signal?.aborted) return;
      await queue(() => hashPictures(db, media, pictures.slice(start, start + BATCH)));
    }
    visited = last;
  }

  async function updateAll(signal: AbortSignal): Promise<void> {
    do await update(signal);
    while (visited !== '' && !signal.aborted);
  }

  async function beginToCatchUp(): Promise<void> {
    visited = '';
    await update(closing);
    if (visited === '') return;
    void updateAll(closing).catch((error: unknown) => {
      if (!closing.aborted) onError(error);
    });
  }

  return {
    async add(pictures) {
      const ids = pictures.map(({ id }) => id);
      const { rows } = await sql<{ id: string }>`
        SELECT DISTINCT item_id AS id FROM picture_hashes WHERE item_id = ANY(${ids})`.execute(db);
      const known = new Set(rows.map(({ id }) => id));
      const missing = pictures.filter(({ id }) => !known.has(id));
      if (missing.length > 0) await queue(() => hashPictures(db, media, missing));
    },
    update: () => update(),
    catchUp() {
      const now = clock();
      // The clock may be set back.
      if (Math.abs(now - caughtUpAt) >= CATCH_UP_MS) {
        caughtUpAt = now;
        firstUpdate = beginToCatchUp().catch((error: unknown) => {
          caughtUpAt = Number.NEGATIVE_INFINITY;
          throw error;
        });
      }
      return firstUpdate;
    },
    updateAll,
  };
}

/** The pictures without a hash after an item, and the last item that was visited; empty at the end of the library. */
async function findNewPictures(db: Db, after: string) {
  const { rows: pictures } = await sql<Picture>`
    WITH page AS (SELECT id, data FROM items WHERE id > ${after} AND NOT removed ORDER BY id LIMIT ${sql.lit(MAX_VISITED)})
    SELECT id, (data ->> 'frames')::integer AS frames FROM page
    WHERE NOT EXISTS (SELECT FROM picture_hashes WHERE item_id = page.id) ORDER BY id LIMIT ${sql.lit(MAX_HASHED)}`.execute(
    db,
  );
  if (pictures.length === MAX_HASHED) return { pictures, last: pictures.at(-1)?.id ?? '' };
  const { rows: ends } = await sql<{ id: string }>`
    SELECT id FROM items WHERE id > ${after} AND NOT removed ORDER BY id OFFSET ${sql.lit(MAX_VISITED - 1)} LIMIT 1`.execute(
    db,
  );
  return { pictures, last: ends[0]?.id ?? '' };
}

interface Masters {
  readonly master: (id: string) => Promise<{ readonly file: StoredFile } | undefined>;
}

/** The frames of a picture that are hashed: the first and the middle one. */
export function hashedPages(frames: number): readonly number[] {
  return [...new Set([0, Math.floor(frames / 2)])];
}

/** Hashes the frames `hashedPages` of each picture. */
export async function hashPictures(db: Db, media: Masters, pictures: readonly Picture[]): Promise<void> {
  for (const { id, frames } of pictures) {
    const master = await media.master(id);
    const pages = hashedPages(frames);
    const hashes = await Promise.all(pages.map((page) => hashFrame(master?.file, page)));
    const known = hashes.flatMap((hash, index) =>
      hash === undefined ? [] : [{ item_id: id, frame: pages[index] ?? 0, hash }],
    );
    // Marks an unreadable picture, so that it is not read again at each call.
    const values = known.length > 0 ? known : [{ item_id: id, frame: -1, hash: '1'.repeat(64) }];
    await db
      .insertInto('picture_hashes')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function hashFrame(file: StoredFile | undefined, page: number): Promise<string | undefined> {
  if (file === undefined) return undefined;
  return pictureHash(await file.source(), page).catch(() => undefined);
}
