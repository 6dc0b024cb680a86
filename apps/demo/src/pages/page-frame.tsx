import { useEffect } from 'react';
import type { Clients } from '../clients.ts';
import { useLoad } from '../loading/use-load.ts';
import { Drum } from '../parts/drum.tsx';
import { LoadError } from '../parts/load-error.tsx';
import { Mark } from '../parts/mark.tsx';
import { ThemeChoice } from '../theme/theme-choice.tsx';
import { useTheme } from '../theme/use-theme.ts';
import type { DemoPage } from './demo-page.ts';
import { PageLinks } from './page-links.tsx';
import '../app.css';
import '../masthead/masthead.css';
import './page-frame.css';

export interface PageFrameProps {
  readonly clients: Clients;
  readonly page: Window;
  readonly open: DemoPage;
}

/** The drum, the links and the theme around one page. Each page brings its own main heading. */
export function PageFrame({ clients, page, open }: PageFrameProps) {
  const [theme, chooseTheme] = useTheme(page.document.documentElement, () => page.localStorage);
  const load = useLoad(open.path, open.load);

  useEffect(() => {
    page.document.title = `${open.label} · Zoetrope`;
  }, [page, open]);

  return (
    <div className="app">
      <header className="masthead">
        <div className="masthead-row">
          <a className="brand" href="/" aria-label="Zoetrope, trending GIFs">
            <Mark />
            <span>Zoetrope</span>
          </a>
          <PageLinks current={open} />
          <div className="masthead-tools">
            <ThemeChoice theme={theme} onChoose={chooseTheme} />
          </div>
        </div>
        <Drum turning={load.status === 'loading'} />
      </header>
      <main className="page">
        {load.status === 'failed' ? (
          <LoadError error={load.error} missing="There is no such page." onRetry={load.retry} />
        ) : null}
        {load.status === 'ready' ? <load.value clients={clients} page={page} /> : null}
      </main>
    </div>
  );
}
