import { LoadError, useLoad } from '@zoetrope/ui';
import { useEffect, useState } from 'react';
import type { Clients } from '../clients.ts';
import { HOME, type Route, routeHref } from '../route/route.ts';
import type { CommitReason } from '../search/use-search-text.ts';
import { Shell } from '../shell.tsx';
import type { DemoPage } from './demo-page.ts';
import './page-frame.css';

export interface PageFrameProps {
  readonly clients: Clients;
  readonly page: Window;
  readonly open: DemoPage;
}

/** One page below the shared masthead. Each page renders its own main heading. */
export function PageFrame({ clients, page, open }: PageFrameProps) {
  const load = useLoad(open.path, open.load);
  // The text in the search field, for its suggestions.
  const [query, setQuery] = useState('');

  useEffect(() => {
    page.document.title = `${open.label} · Zoetrope`;
  }, [page, open]);

  function openHome(change: Partial<Route>): void {
    page.location.assign(routeHref({ ...HOME, ...change }));
  }

  // Only Enter or a suggestion leaves the page; a pause in typing does not.
  function search(q: string, reason: CommitReason): void {
    if (reason === 'entered' && q !== '') openHome({ q });
    else setQuery(q);
  }

  return (
    <Shell
      clients={clients}
      page={page}
      route={{ ...HOME, q: query }}
      current={open}
      onSearch={search}
      onHome={undefined}
      isLoading={load.status === 'loading'}
      onOpenGif={({ id }) => openHome({ gif: id })}
    >
      <main className="page">
        {load.status === 'failed' ? (
          <LoadError error={load.error} missing="There is no such page." onRetry={load.retry} />
        ) : null}
        {load.status === 'ready' ? <load.value clients={clients} page={page} /> : null}
      </main>
    </Shell>
  );
}
