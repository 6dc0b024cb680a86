import type { Favorites } from './favorites.ts';

export interface FavoriteOptions {
  readonly id: string;
  readonly favorites: Favorites;
  readonly onFavorite: (favorite: boolean) => void;
}

/** The button that adds a GIF to the user's favorites or removes it. */
export function attachFavorite(share: HTMLElement, { id, favorites, onFavorite }: FavoriteOptions): void {
  const button = share.querySelector<HTMLButtonElement>('.favorite');
  if (!button) return;
  const updateButton = () => button.setAttribute('aria-pressed', String(favorites.has(id)));
  updateButton();
  button.hidden = false;
  button.addEventListener('click', () => {
    const favorite = !favorites.has(id);
    if (favorite) favorites.add(id);
    else favorites.remove(id);
    updateButton();
    onFavorite(favorite);
  });
}
