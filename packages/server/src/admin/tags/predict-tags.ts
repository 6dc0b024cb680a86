import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { MediaCatalogue } from '../../media/media-catalogue.ts';
import { pictureHash } from './picture-hash.ts';

/** Maximum Hamming distance of similar pictures. */
const MAX_DISTANCE = 18;
const NEIGHBORS = 8;
const MAX_TAGS = 20;

export interface TagPrediction {
  readonly tag: string;
  /** From 0 to 1. */
  readonly score: number;
}

/** The tags of the catalogue frames most similar to these, most common first. */
export async function predictTags(db: Db, hashes: readonly string[]): Promise<TagPrediction[]> {
  const { rows } = await sql<{ tag: string; score: number }>`
    WITH near AS (
      SELECT given.hash, nearest.item_id, nearest.closeness
      FROM jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) AS given(hash), LATERAL (
        SELECT item_id, max(1 - bit_count(picture_hashes.hash # given.hash::bit(64)) / ${sql.lit(MAX_DISTANCE + 1)}::float8) AS closeness
        FROM picture_hashes JOIN item_scores USING (item_id)
        WHERE bit_count(picture_hashes.hash # given.hash::bit(64)) <= ${sql.lit(MAX_DISTANCE)}
        GROUP BY item_id ORDER BY closeness DESC, item_id LIMIT ${sql.lit(NEIGHBORS)}
      ) AS nearest
    )
    SELECT tag, (sum(closeness) / (SELECT sum(closeness) FROM near))::float8 AS score
    FROM near JOIN item_tags USING (item_id) WHERE tag NOT LIKE '@%'
    GROUP BY tag ORDER BY score DESC, tag LIMIT ${sql.lit(MAX_TAGS)}`.execute(db);
  return rows.map(({ tag, score }) => ({ tag, score: Math.min(1, score) }));
}

/** Hashes the first and the middle frame of every picture that has no hash yet. */
export async function hashNewPictures(db: Db, media: MediaCatalogue): Promise<void> {
  const { rows } = await sql<{ id: string; frames: number }>`
    SELECT id, (data ->> 'frames')::integer AS frames FROM items
    WHERE NOT removed AND NOT EXISTS (SELECT FROM picture_hashes WHERE item_id = items.id)`.execute(db);
  for (const { id, frames } of rows) {
    const master = await media.master(id);
    const pages = [...new Set([0, Math.floor(frames / 2)])];
    const frameHashes = await Promise.all(pages.map((page) => hashFrame(master?.path, page)));
    const hashedFrames = frameHashes.flatMap((hash, index) =>
      hash === undefined ? [] : [{ item_id: id, frame: pages[index] ?? 0, hash }],
    );
    // Marks an unreadable picture, so that it is not read again at each call.
    const values = hashedFrames.length > 0 ? hashedFrames : [{ item_id: id, frame: -1, hash: '1'.repeat(64) }];
    await db
      .insertInto('picture_hashes')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function hashFrame(path: string | undefined, page: number): Promise<string | undefined> {
  return path === undefined ? Promise.resolve(undefined) : pictureHash(path, page).catch(() => undefined);
}
