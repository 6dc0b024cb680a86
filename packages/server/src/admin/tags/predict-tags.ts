import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** Maximum Hamming distance of similar pictures. */
const MAX_DISTANCE = 18;
const NEIGHBORS = 8;
const MAX_TAGS = 20;
/** Up to this many hashes, all of them are compared. */
const MAX_COMPARED = 5000;
/** Positions of the indexed pieces of a hash; see `picture_hashes` in the schema. */
const PIECES = [1, 17, 33, 49];
const PIECE_BITS = 16;
/** Candidates of each piece: plain pictures have pieces that thousands share. */
const MAX_CANDIDATES = 2000;

export interface TagPrediction {
  readonly tag: string;
  /** From 0 to 1. */
  readonly score: number;
}

export interface Neighbor {
  readonly item_id: string;
  /** The Hamming distance of the hashes. */
  readonly distance: number;
  /** From 0 to 1. */
  readonly closeness: number;
}

/**
 * The tags of the catalogue frames most similar to these, most common first. In a large library only candidates are
 * compared; see `findCandidates`.
 */
export async function predictTags(db: Db, hashes: readonly string[]): Promise<TagPrediction[]> {
  const near: Neighbor[] = [];
  for (const hash of hashes) near.push(...(await nearestItems(db, hash)));
  const ranked = await rankTags(db, near);
  return ranked.slice(0, MAX_TAGS).map(({ tag, score }) => ({ tag, score }));
}

interface RankedTag extends TagPrediction {
  /** Items with the tag among the neighbors. */
  readonly gifs: number;
  /** The distance of the nearest one. */
  readonly distance: number;
}

/** The tags of items: those that many of them have, and the closest ones, first. */
export async function rankTags(db: Db, near: readonly Neighbor[]): Promise<RankedTag[]> {
  const { rows } = await sql<RankedTag>`
    WITH near AS (
      SELECT item_id, distance, closeness
      FROM jsonb_to_recordset(${JSON.stringify(near)}::jsonb) AS t(item_id text, distance integer, closeness float8)
    )
    SELECT tag, least(1, sum(closeness) / (SELECT sum(closeness) FROM near))::float8 AS score,
      count(DISTINCT item_id)::integer AS gifs, min(distance) AS distance
    FROM near JOIN item_tags USING (item_id) WHERE tag NOT LIKE '@%'
    GROUP BY tag ORDER BY score DESC, tag`.execute(db);
  return rows;
}

/** The public items with the most similar pictures. `except` is the id of an item that is not among them. */
export async function nearestItems(db: Db, hash: string, except = ''): Promise<readonly Neighbor[]> {
  const distance = sql`bit_count(compared.hash # ${hash}::bit(64))`;
  const { rows } = await sql<Neighbor>`
    SELECT item_id, min(${distance})::integer AS distance,
      max(1 - ${distance} / ${sql.lit(MAX_DISTANCE + 1)}::float8) AS closeness
    FROM ${await comparedHashes(db, hash)} AS compared JOIN item_scores USING (item_id)
    WHERE frame >= 0 AND ${distance} <= ${sql.lit(MAX_DISTANCE)} AND item_id <> ${except}
    GROUP BY item_id ORDER BY closeness DESC, item_id LIMIT ${sql.lit(NEIGHBORS)}`.execute(db);
  return rows;
}

/** The hashes to compare with one: all of a small library, and candidates of a large one. */
export async function comparedHashes(db: Db, hash: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql`SELECT FROM picture_hashes LIMIT ${sql.lit(MAX_COMPARED + 1)}`.execute(db);
  return rows.length <= MAX_COMPARED ? sql`picture_hashes` : findCandidates(hash);
}

/**
 * Finds hashes with at least one of four pieces that differs in at most one bit (multi-index hashing). These include
 * all hashes at a distance of up to 7, unless thousands share a piece.
 */
export function findCandidates(hash: string): RawBuilder<unknown> {
  const selections = PIECES.map((start) => {
    const similar = similarPieces(hash.slice(start - 1, start - 1 + PIECE_BITS));
    return sql`(SELECT item_id, frame, hash FROM picture_hashes
      WHERE substring(hash FROM ${sql.lit(start)} FOR ${sql.lit(PIECE_BITS)}) = ANY(${similar}::bit(16)[])
      LIMIT ${sql.lit(MAX_CANDIDATES)})`;
  });
  return sql`(${sql.join(selections, sql` UNION `)})`;
}

/** A piece, and those that differ from it in one bit. */
function similarPieces(piece: string): readonly string[] {
  const flipped = Array.from(piece, (bit, index) => {
    return piece.slice(0, index) + (bit === '1' ? '0' : '1') + piece.slice(index + 1);
  });
  return [piece, ...flipped];
}
