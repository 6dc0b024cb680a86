import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, StoredItem } from '../../database/schema.ts';
import type { StoredFile } from '../../storage/file-storage.ts';
import { type FrameSample, isPartOf, sampleFrames } from '../tags/frame-samples.ts';
import { hashedPages } from '../tags/hash-pictures.ts';
import { pictureHash } from '../tags/picture-hash.ts';
import { comparedHashes } from '../tags/predict-tags.ts';

/** Maximum Hamming distance of the hashes of candidates, whose frames are then compared. */
const MAX_DISTANCE = 16;
const MAX_CANDIDATES = 8;

/** The parts of a picture that are compared with those of others. */
export interface ComparedPicture {
  /** Empty if the picture is of one color, and has nothing to compare. */
  readonly samples: readonly FrameSample[];
  /** Those of `hashedPages`. */
  readonly hashes: readonly { readonly frame: number; readonly hash: string }[];
}

export async function readComparedPicture(file: StoredFile, frames: number): Promise<ComparedPicture> {
  const samples = await sampleFrames(file);
  if (samples.length === 0) return { samples, hashes: [] };
  const source = await file.source();
  const pages = hashedPages(frames);
  const hashes = await Promise.all(pages.map(async (frame) => ({ frame, hash: await pictureHash(source, frame) })));
  return { samples, hashes };
}

/** Whether two pictures are the same, in another size, format or quality. */
export function isSamePicture(a: readonly FrameSample[], b: readonly FrameSample[]): boolean {
  return isPartOf(a, b) && isPartOf(b, a);
}

/** A public item. */
type Candidate = Pick<StoredItem, 'id' | 'master'>;

interface SearchOptions {
  /** Items without a file are not compared. */
  readonly fileOf: (candidate: Candidate) => Promise<StoredFile | undefined>;
  /** The items to compare: uploads and imports, or those of the catalogue too. */
  readonly among: 'added' | 'all';
  /** Ids of items that were compared before. Those that are compared now are added. */
  readonly seen?: Set<string> | undefined;
}

/**
 * The id of a public item with the same picture. Finds only items with hashes (see hash-pictures.ts), and in a large library
 * only those whose hashes are nearly equal.
 */
export async function findSamePicture(
  db: Db,
  { samples, hashes }: ComparedPicture,
  { fileOf, among, seen = new Set() }: SearchOptions,
): Promise<string | undefined> {
  for (const { hash } of hashes) {
    for (const candidate of await findCandidates(db, hash, among)) {
      if (seen.has(candidate.id)) continue;
      seen.add(candidate.id);
      const file = await fileOf(candidate);
      if (file !== undefined && isSamePicture(samples, await sampleFrames(file))) return candidate.id;
    }
  }
  return undefined;
}

async function findCandidates(db: Db, hash: string, among: SearchOptions['among']): Promise<readonly Candidate[]> {
  const distance = sql`bit_count(compared.hash # ${hash}::bit(64))`;
  const isAmong = among === 'all' ? sql`true` : sql`added_by IS NOT NULL`;
  const { rows } = await sql<Candidate>`
    SELECT items.id, items.data ->> 'master' AS master, min(${distance}) AS distance
    FROM ${await comparedHashes(db, hash)} AS compared JOIN items ON items.id = compared.item_id
    WHERE compared.frame >= 0 AND ${distance} <= ${sql.lit(MAX_DISTANCE)} AND ${isAmong} AND NOT removed
    GROUP BY items.id ORDER BY distance, items.id LIMIT ${sql.lit(MAX_CANDIDATES)}`.execute(db);
  return rows;
}

/** The SHA-256 of an uploaded or imported file, as it was sent. Its metadata may differ from that of the stored file. */
export function sourceHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The id of a public item that was made from a file with this content. */
export async function findSameSource(db: Db, hash: string): Promise<string | undefined> {
  const query = db.selectFrom('items').select('id').where('source_hash', '=', hash).where('removed', '=', false);
  return (await query.orderBy('id').executeTakeFirst())?.id;
}
