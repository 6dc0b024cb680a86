import { Logo, ThemeChoice, useTheme } from '@zoetrope/ui';
import { useCallback } from 'react';
import './masthead.css';

/** The header: a link to the pages for viewers, and the theme. */
export function Masthead({ page }: { readonly page: Window }) {
  const getStorage = useCallback(() => page.localStorage, [page]);
  const [theme, chooseTheme] = useTheme(page.document.documentElement, getStorage);
  return (
    <header className="masthead">
      <a className="brand" href="../" aria-label="Zoetrope home">
        <Logo />
        <span>Zoetrope</span>
      </a>
      <ThemeChoice theme={theme} onChoose={chooseTheme} />
    </header>
  );
}
