/** The part of `localStorage` that is used. */
export interface FavoriteStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface Favorites {
  has(id: string): boolean;
  set(id: string, favorite: boolean): void;
}

const KEY = 'zoetrope-favorites';
/** The oldest go first. */
const MOST = 500;

/** A viewer's favorites: kept by the browser where it allows that, else for as long as the page lives (ruling 19). */
export function createFavorites(storage: () => FavoriteStorage): Favorites {
  let ids = read(storage);
  return {
    has: (id) => ids.includes(id),
    set(id, favorite) {
      const others = read(storage, ids).filter((each) => each !== id);
      ids = favorite ? [...others, id].slice(-MOST) : others;
      try {
        storage().setItem(KEY, JSON.stringify(ids));
      } catch {
        // Blocked, or full: memory is what is left.
      }
    },
  };
}

/** Naming a storage throws where it is blocked. */
function read(storage: () => FavoriteStorage, otherwise: readonly string[] = []): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : otherwise;
  } catch {
    return otherwise;
  }
}
