/** The part of `Storage` that is used. */
export interface FavoriteStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface Favorites {
  has(id: string): boolean;
  set(id: string, favorite: boolean): void;
}

const KEY = 'zoetrope-favorites';
/** Beyond this number, the oldest favorites are removed. */
const MAX_FAVORITES = 500;

/** The favorites of a user: stored in the browser, or in memory if it blocks storage. */
export function createFavorites(storage: () => FavoriteStorage): Favorites {
  let ids = read(storage);
  return {
    has: (id) => ids.includes(id),
    set(id, favorite) {
      const others = read(storage, ids).filter((each) => each !== id);
      ids = favorite ? [...others, id].slice(-MAX_FAVORITES) : others;
      try {
        storage().setItem(KEY, JSON.stringify(ids));
      } catch {
        // Storage is blocked or full; the favorites stay in memory.
      }
    },
  };
}

/** Access to a blocked storage throws. */
function read(storage: () => FavoriteStorage, fallback: readonly string[] = []): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : fallback;
  } catch {
    return fallback;
  }
}
