import { type ClientType, RATINGS, type Rating } from '@zoetrope/model';
import type { Db } from '../database/schema.ts';
import { requireKey } from '../http/known-keys.ts';
import { parseRateLimits, RATE_LIMITS, type RateLimits } from '../http/rate-limit/rate-limits.ts';
import { ServerError } from '../server-error.ts';
import { addKey, createKey, listKeys, revokeKey, type StoredKey } from './stored-keys.ts';

/** A change or a question about the API keys, as the command line and the socket of a running server send it. */
export type KeysCommand =
  | {
      readonly action: 'add';
      /** Default: a random key. */
      readonly key?: string | undefined;
      readonly name?: string | undefined;
      readonly type?: string | undefined;
      /** Such as `read=600`. */
      readonly limits?: string | undefined;
      /** The maximum rating. Default: none. */
      readonly rating?: string | undefined;
    }
  | { readonly action: 'list' }
  | { readonly action: 'revoke'; readonly key: string };

export const CLIENT_TYPES: readonly ClientType[] = ['web', 'mobile', '404', 'tagger', 'stories'];

/** Runs a command. Returns the lines to print. Throws a `ServerError` if a value is invalid. */
export async function runKeysCommand(db: Db, command: KeysCommand, now: number): Promise<readonly string[]> {
  switch (command.action) {
    case 'add': {
      const { key = createKey(), name = '', type = 'web', limits = '', rating = '' } = command;
      requireKey(key);
      const values = { type: readType(type), limits: readLimits(limits), max_rating: readMaxRating(rating) };
      return [describe(await addKey(db, { key, name, ...values }, now))];
    }
    case 'list':
      return (await listKeys(db)).map(describe);
    case 'revoke':
      if (await revokeKey(db, command.key, now)) return [`revoked ${command.key}`];
      throw new ServerError(`There is no valid key ${command.key}. See zoetrope-server keys list.`);
    default:
      throw new ServerError('Unknown command: use keys add, keys list or keys revoke.');
  }
}

/** Throws a `ServerError` for an unknown type. */
export function readType(text: unknown): ClientType {
  const type = CLIENT_TYPES.find((known) => known === text);
  if (type !== undefined) return type;
  throw new ServerError(`Invalid type "${text}": use one of ${CLIENT_TYPES.join(', ')}.`);
}

/** The limits in a text such as `read=600,write=60`. Throws a `ServerError` for others. */
export function readLimits(text: string): Partial<RateLimits> {
  const limits = parseRateLimits(text);
  if (limits === undefined || limits === false) {
    const names = Object.keys(RATE_LIMITS).join(', ');
    throw new ServerError(`Invalid limits "${text}": use limits such as read=600,write=60 (${names}).`);
  }
  const named = new Set(text.split(',').map((part) => part.split('=')[0]?.trim()));
  return Object.fromEntries(Object.entries(limits).filter(([name]) => named.has(name)));
}

/** Null for an empty text: the key may see all items. Throws a `ServerError` for an unknown rating. */
export function readMaxRating(text: string): Rating | null {
  if (text === '') return null;
  const rating = RATINGS.find((known) => known === text.toLowerCase());
  if (rating !== undefined) return rating;
  throw new ServerError(`Invalid rating "${text}": use one of ${RATINGS.join(', ')}.`);
}

/** Columns are separated by tabs, so that programs can read them. */
function describe({ key, name, type, limits, max_rating, created_at, revoked_at }: StoredKey): string {
  const shownLimits = Object.entries(limits).map(([limit, count]) => `${limit}=${count}`);
  const state = revoked_at === null ? 'valid' : `revoked ${revoked_at.toISOString()}`;
  return [key, type, state, created_at.toISOString(), shownLimits.join(','), max_rating ?? '', name]
    .join('\t')
    .trimEnd();
}
