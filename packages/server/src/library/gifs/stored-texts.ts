import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { animatedItem, hashOf, parseAnimatedId } from '../../media/animate/animated-text.ts';
import type { ItemWithChannel } from './select-page.ts';

/** Maximum number of stored texts, about 50 MB. Above it, the least recently requested ones are deleted. */
const MAX_TEXTS = 200_000;

/** Number of new texts between two evictions. */
const TEXTS_PER_EVICTION = 64;

/** Stores a text, so that its ids can be resolved. Resolves with false if it was taken down. */
export async function storeText(db: Db, text: string, now: Date): Promise<boolean> {
  const hash = hashOf(text);
  const { rows } = await sql<{ added: boolean }>`
    INSERT INTO animated_texts (hash, text, created_at, requested_at) VALUES (${hash}, ${text}, ${now}, ${now})
    ON CONFLICT (hash) DO UPDATE SET requested_at = excluded.requested_at
    WHERE animated_texts.requested_at < excluded.requested_at - interval '1 day'
    RETURNING created_at = ${now} AS added`.execute(db);
  // Hashes are uniformly distributed, so no counter is needed.
  if (rows[0]?.added && Buffer.from(hash, 'base64url').readUInt16BE() % TEXTS_PER_EVICTION === 0) await evictOldest(db);
  return rows[0]?.added || (await findTexts(db, [hash])).get(hash)?.removed !== true;
}

export interface TextRemoval {
  /** Undefined leaves it unchanged. */
  readonly removed: boolean | undefined;
}

/**
 * Takes a text down in all its styles, or restores it, by the id of one of its pictures. Resolves with false if there
 * is no such text.
 */
export async function setTextRemoved(db: Db, id: string, { removed }: TextRemoval): Promise<boolean> {
  const hash = parseAnimatedId(id)?.hash ?? '';
  const { rows } = await sql`
    UPDATE animated_texts SET removed = COALESCE(${removed ?? null}::boolean, removed)
    WHERE hash = ${hash} RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** The hashes of all texts that were taken down. */
export async function removedTexts(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('animated_texts').select('hash').where('removed', '=', true).execute();
  return rows.map(({ hash }) => hash);
}

/** Texts that were taken down are never deleted, otherwise a new request would restore them. */
async function evictOldest(db: Db): Promise<void> {
  await sql`
    DELETE FROM animated_texts WHERE hash IN
      (SELECT hash FROM animated_texts WHERE NOT removed ORDER BY requested_at DESC, hash OFFSET ${MAX_TEXTS})`.execute(
    db,
  );
}

/** The stored texts with these hashes, including those taken down. */
export async function findTexts(db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, StoredText>> {
  const { rows } = await sql<{ hash: string } & StoredText>`
    SELECT hash, text, created_at AS created, removed FROM animated_texts WHERE hash = ANY(${hashes})`.execute(db);
  return new Map(rows.map((row) => [row.hash, row]));
}

export interface StoredText {
  readonly text: string;
  readonly created: Date;
  readonly removed: boolean;
}

/** The items of ids that belong to animated texts. Queries the database only if there are any. */
export async function findAnimatedTexts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ItemWithChannel & { readonly removed: boolean }>> {
  const drawable = ids.flatMap((id) => {
    const parsed = parseAnimatedId(id);
    return parsed === undefined ? [] : [{ id, ...parsed }];
  });
  if (drawable.length === 0) return new Map();
  const texts = await findTexts(
    db,
    drawable.map(({ hash }) => hash),
  );
  return new Map(
    drawable.flatMap(({ id, hash, style }) => {
      const stored = texts.get(hash);
      return stored === undefined
        ? []
        : [[id, { ...animatedItem(stored.text, style, stored.created), removed: stored.removed }] as const];
    }),
  );
}
