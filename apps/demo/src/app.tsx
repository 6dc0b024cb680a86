import type { Gif } from '@zoetrope/model';
import { useCallback, useEffect, useRef } from 'react';
import { Browse } from './browse/browse.tsx';
import type { Clients } from './clients.ts';
import { Detail } from './detail/detail.tsx';
import { useOpenGif } from './detail/use-open-gif.ts';
import { useBusy } from './loading/use-busy.ts';
import { pageTitle } from './page-title.ts';
import { HOME, type Route } from './route/route.ts';
import { useRoute } from './route/use-route.ts';
import type { CommitReason } from './search/use-search-text.ts';
import { Shell } from './shell.tsx';

export interface AppProps {
  readonly clients: Clients;
  readonly page: Window;
}

export function App({ clients, page }: AppProps) {
  const { route, push, replace, closeGif } = useRoute(page);
  const { open, cacheGif } = useOpenGif(clients.client, route.gif);
  const [busy, watch] = useBusy();
  const heading = useRef<HTMLHeadingElement>(null);
  const shouldFocusHeading = useRef(false);

  const title = pageTitle(route, open?.status === 'ready' ? open.value : undefined);
  useEffect(() => {
    page.document.title = title;
  }, [page, title]);

  // A followed chip or tag is unmounted with its list: move the focus to the heading of the new one.
  useEffect(() => {
    if (shouldFocusHeading.current && route.gif === '') heading.current?.focus({ preventScroll: true });
    shouldFocusHeading.current = false;
  }, [route]);

  const openGif = useCallback(
    (gif: Gif) => {
      cacheGif(gif);
      push({ gif: gif.id });
    },
    [push, cacheGif],
  );

  /** Shows another list, scrolled to the top. */
  function show(change: Partial<Route>, navigate = push) {
    navigate({ gif: '', ...change });
    page.scrollTo({ top: 0 });
  }

  function search(q: string, reason: CommitReason) {
    if (q === route.q) return;
    // While the user types, each search replaces the previous one in the history; only the first and entered ones stay.
    const isRefinement = reason === 'paused' && route.q !== '' && q !== '';
    show({ q }, isRefinement ? replace : push);
  }

  function follow(q: string) {
    shouldFocusHeading.current = true;
    show({ q });
  }

  return (
    <Shell
      clients={clients}
      page={page}
      route={route}
      current={undefined}
      onSearch={search}
      onHome={() => show(HOME)}
      isLoading={busy}
      onOpenGif={openGif}
    >
      <Browse
        clients={clients}
        route={route}
        watch={watch}
        onMediaType={(type) => show({ type })}
        onOpen={openGif}
        onSearch={follow}
        headingRef={heading}
      />
      {open === undefined ? null : (
        <Detail
          clients={clients}
          route={route}
          load={open}
          onRetry={open.retry}
          onOpen={openGif}
          onSearch={follow}
          onClose={closeGif}
        />
      )}
    </Shell>
  );
}
