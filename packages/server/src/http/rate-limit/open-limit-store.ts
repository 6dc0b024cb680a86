import type { Db } from '../../database/schema.ts';
import { type LimitsLocation, parseLimitsLocation } from './limits-location.ts';
import { openPostgresLimits } from './postgres-limits.ts';
import { openRedisLimits } from './redis-limits.ts';
import type { LimitStore } from './shared-limits.ts';

/** Where to count requests that several processes limit together. */
export interface LimitStoreOptions {
  /**
   * `postgres`: the database. Or a Redis (6 or newer) or Valkey: `redis://user@host:6379/0?prefix=zoetrope`. `rediss://`
   * encrypts the connection. `prefix` begins all keys, and defaults to `zoetrope`.
   */
  readonly store: string;
  /** The password of the user. Default: the one in the URL. */
  readonly secret?: string | undefined;
}

export interface LimitStoreEdges {
  /** The database of `createApp`, for `postgres`. */
  readonly db: Db;
  /** Called when expired rows could not be deleted. Default: nothing. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/**
 * Opens the store in which several processes count the requests that they limit. Throws a `ServerError` if its location
 * is invalid, or if the client of Redis is not installed. A Redis that is away is connected later.
 *
 * @example
 * const limitStore = await openLimitStore({ store: 'redis://redis.example:6379' }, { db });
 * const { app } = createApp({ db, catalogue, limitStore });
 */
export async function openLimitStore(
  options: LimitStoreOptions,
  { db, onError = () => {} }: LimitStoreEdges,
): Promise<LimitStore> {
  const location = locateLimits(options);
  return location === 'postgres' ? openPostgresLimits({ db, onError }) : openRedisLimits(location);
}

/** The location of a store, with its secret. Throws a `ServerError` if it is invalid. */
export function locateLimits({ store, secret }: LimitStoreOptions): LimitsLocation {
  const location = parseLimitsLocation(store);
  if (location === 'postgres' || secret === undefined) return location;
  return { ...location, password: secret };
}
