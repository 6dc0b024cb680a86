/** The part of `Storage` that is used. */
export interface FavoriteStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface Favorites {
  has(id: string): boolean;
  add(id: string): void;
  remove(id: string): void;
}

const KEY = 'zoetrope-favorites';
/** Beyond this number, the oldest favorites are removed. */
const MAX_FAVORITES = 500;

/** The favorites of a user: stored in the browser, or in memory if it blocks storage. */
export function createFavorites(storage: () => FavoriteStorage): Favorites {
  let ids = read(storage);

  /** All favorites but one. Reads them again, because another page may have stored favorites since. */
  const allExcept = (id: string) => read(storage, ids).filter((favorite) => favorite !== id);

  function save(next: readonly string[]): void {
    ids = next;
    try {
      storage().setItem(KEY, JSON.stringify(ids));
    } catch {
      // Storage is blocked or full; the favorites stay in memory.
    }
  }

  return {
    has: (id) => ids.includes(id),
    add: (id) => save([...allExcept(id), id].slice(-MAX_FAVORITES)),
    remove: (id) => save(allExcept(id)),
  };
}

/** Returns the fallback if nothing valid is stored, or if storage is blocked: access then throws. */
function read(storage: () => FavoriteStorage, fallback: readonly string[] = []): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((favorite) => typeof favorite === 'string') : fallback;
  } catch {
    return fallback;
  }
}
