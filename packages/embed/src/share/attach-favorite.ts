import type { Favorites } from './favorites.ts';

export interface FavoriteOptions {
  readonly id: string;
  readonly favorites: Favorites;
  readonly onFavorite: (favorite: boolean) => void;
}

/** The button that keeps a GIF among the viewer's favorites (ruling 19). */
export function attachFavorite(share: HTMLElement, { id, favorites, onFavorite }: FavoriteOptions): void {
  const button = share.querySelector<HTMLButtonElement>('.favorite');
  if (!button) return;
  const paint = () => button.setAttribute('aria-pressed', String(favorites.has(id)));
  paint();
  button.hidden = false;
  button.addEventListener('click', () => {
    const favorite = !favorites.has(id);
    favorites.set(id, favorite);
    paint();
    onFavorite(favorite);
  });
}
