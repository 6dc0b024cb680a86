export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Also read by the script in index.html, before the first paint. */
export const THEME_KEY = 'zoetrope-theme';

/** `localStorage` itself may throw on access, so it is asked for each time. */
export type GetStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was remembered; `system` when nothing was, or when storage is denied. */
export function readTheme(getStorage: GetStorage): Theme {
  try {
    const remembered = getStorage().getItem(THEME_KEY);
    return THEMES.find((theme) => theme === remembered) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Remembers a choice where it can; a denied storage costs the memory, not the choice. */
export function writeTheme(theme: Theme, getStorage: GetStorage): void {
  try {
    if (theme === 'system') getStorage().removeItem(THEME_KEY);
    else getStorage().setItem(THEME_KEY, theme);
  } catch {}
}
