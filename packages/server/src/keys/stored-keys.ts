import { randomBytes } from 'node:crypto';
import type { ClientType, Rating } from '@zoetrope/model';
import type { Db } from '../database/schema.ts';
import type { KnownKey } from '../http/known-keys.ts';
import type { RateLimits } from '../http/rate-limit/rate-limits.ts';

/** An API key in the database. */
export interface StoredKey {
  readonly key: string;
  /** For the operator. */
  readonly name: string;
  readonly type: ClientType;
  /** Calls per minute that differ from those of the service. */
  readonly limits: Partial<RateLimits>;
  /** The maximum rating of the items that it may see; null for all. */
  readonly max_rating: Rating | null;
  readonly created_at: Date;
  readonly revoked_at: Date | null;
}

export type NewKey = Pick<StoredKey, 'key' | 'name' | 'type' | 'limits'> & Partial<Pick<StoredKey, 'max_rating'>>;

/** A key that nobody else has. */
export function createKey(): string {
  return randomBytes(18).toString('base64url');
}

/** Adds keys that are not stored yet. Revoked ones remain revoked. */
export async function seedKeys(db: Db, keys: readonly NewKey[], now: number): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('api_keys')
    .values(keys.map((key) => toRow(key, now)))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Adds a key, or replaces the name, type, limits and maximum rating of one. A revoked one is valid again. */
export async function addKey(db: Db, key: NewKey, now: number): Promise<StoredKey> {
  const row = toRow(key, now);
  const { name, type, limits, max_rating } = row;
  return db
    .insertInto('api_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ name, type, limits, max_rating, revoked_at: null }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** All keys, also revoked ones, oldest first. */
export function listKeys(db: Db): Promise<StoredKey[]> {
  return db.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('key').execute();
}

/** Whether the key was valid. */
export async function revokeKey(db: Db, key: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: new Date(now) })
    .where('key', '=', key)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The valid keys. */
export async function readValidKeys(db: Db): Promise<ReadonlyMap<string, KnownKey>> {
  const keys = await listKeys(db);
  const valid = keys.filter(({ revoked_at }) => revoked_at === null);
  return new Map(
    valid.map(({ key, type, limits, max_rating }) => [key, { type, limits, maxRating: max_rating ?? undefined }]),
  );
}

function toRow({ key, name, type, limits, max_rating = null }: NewKey, now: number) {
  return { key, name, type, limits: JSON.stringify(limits), max_rating, created_at: new Date(now) };
}
