import type { Db } from '../database/schema.ts';
import { type KnownKey, type KnownKeys, knownKeys } from '../http/known-keys.ts';
import { readValidKeys } from './stored-keys.ts';

/** A key is accepted or rejected by all processes at most this long after the change. */
const REFRESH_MS = 5000;

export interface WatchKeysOptions {
  readonly db: Db;
  /** Whether unknown keys are accepted as web clients. */
  readonly acceptsAny: boolean;
  /** Whether other processes change the keys, so that they are read again every 5 s. */
  readonly isShared: boolean;
  readonly onError: (error: unknown) => void;
}

export interface WatchedKeys extends KnownKeys {
  /** Reads the keys again, after a change. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

/** The valid keys of the database. */
export async function watchKeys({ db, acceptsAny, isShared, onError }: WatchKeysOptions): Promise<WatchedKeys> {
  const anyKey: KnownKey | undefined = acceptsAny ? { type: 'web', isUnknown: true } : undefined;
  let current = knownKeys(await readValidKeys(db));
  const refresh = async () => {
    current = knownKeys(await readValidKeys(db));
  };
  const timer = isShared ? setInterval(() => refresh().catch(onError), REFRESH_MS) : undefined;
  timer?.unref();
  return {
    find: (key) => current.find(key) ?? anyKey,
    ofType: (type) => current.ofType(type),
    refresh,
    close: () => clearInterval(timer),
  };
}
