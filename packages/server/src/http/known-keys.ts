import type { ClientType, Rating } from '@zoetrope/model';
import { ServerError } from '../server-error.ts';
import { isOwnApiWord } from './own-api-words.ts';
import type { RateLimits } from './rate-limit/rate-limits.ts';

/** A public API key: it identifies a client and is not a secret. */
export interface KnownKey {
  readonly type: ClientType;
  /** Limits of this key that differ from those of the service. */
  readonly limits?: Partial<RateLimits> | undefined;
  /** The maximum rating of the items that it may see. Default: all. */
  readonly maxRating?: Rating | undefined;
  /** Whether it is accepted only because all keys are. Such keys share their limits. */
  readonly isUnknown?: boolean | undefined;
}

/** The API keys that the service accepts at this moment. */
export interface KnownKeys {
  readonly find: (key: string) => KnownKey | undefined;
  /** A key of a type, for the pages of the service: one without a maximum rating, if there is any. */
  readonly ofType: (type: ClientType) => string | undefined;
  /** Reads the keys again, after a change. Undefined if they do not change. */
  readonly refresh?: (() => Promise<void>) | undefined;
}

/** API keys with their client types. */
export interface ApiKeys {
  readonly [key: string]: ClientType;
}

/** Letters, digits and signs that need no encoding in URLs. */
const KEY = /^[\w.~-]{1,128}$/;

/** Throws a `ServerError` for a key that cannot be in a URL, or that is a word of our own paths. */
export function requireKey(key: string): void {
  if (!KEY.test(key)) {
    throw new ServerError(`Invalid key "${key}": use 1 to 128 letters, digits, or . _ ~ -`);
  }
  if (isOwnApiWord(key)) {
    throw new ServerError(`Invalid key "${key}": /api/v1/${key} is a path of this service. Choose another key.`);
  }
}

/** Keys that do not change. Throws a `ServerError` if one of them is invalid. */
export function fixedKeys(keys: ApiKeys): KnownKeys {
  for (const key of Object.keys(keys)) requireKey(key);
  return knownKeys(new Map(Object.entries(keys).map(([key, type]) => [key, { type }])));
}

export function knownKeys(keys: ReadonlyMap<string, KnownKey>): KnownKeys {
  return {
    find: (key) => keys.get(key),
    ofType(type) {
      const ofType = [...keys].filter(([, known]) => known.type === type);
      const [key] = ofType.find(([, { maxRating }]) => maxRating === undefined) ?? ofType[0] ?? [];
      return key;
    },
  };
}
