export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Also read by the script in index.html, before the first paint. */
export const THEME_KEY = 'zoetrope-theme';

/** Accessing `localStorage` may throw, so it is accessed on each use. */
export type GetStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the stored theme, or `system` if there is none or storage is denied. */
export function readTheme(getStorage: GetStorage): Theme {
  try {
    const stored = getStorage().getItem(THEME_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Stores the theme. If storage is denied, it applies to this page only. */
export function writeTheme(theme: Theme, getStorage: GetStorage): void {
  try {
    if (theme === 'system') getStorage().removeItem(THEME_KEY);
    else getStorage().setItem(THEME_KEY, theme);
  } catch {}
}
