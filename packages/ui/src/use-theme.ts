import { useCallback, useLayoutEffect, useState } from 'react';
import { type GetStorage, readTheme, type Theme, writeTheme } from './theme.ts';

/** The selected theme, set as `<html data-theme>`. Without the attribute, the style sheets follow the system. */
export function useTheme(root: HTMLElement, getStorage: GetStorage): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(() => readTheme(getStorage));

  useLayoutEffect(() => {
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  }, [root, theme]);

  const choose = useCallback(
    (next: Theme) => {
      setTheme(next);
      writeTheme(next, getStorage);
    },
    [getStorage],
  );
  return [theme, choose];
}
