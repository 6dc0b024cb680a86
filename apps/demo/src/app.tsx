import type { Gif } from '@zoetrope/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Browse } from './browse/browse.tsx';
import type { Clients } from './clients.ts';
import { Detail } from './detail/detail.tsx';
import { useBusy } from './loading/use-busy.ts';
import { Masthead } from './masthead/masthead.tsx';
import { pageTitle } from './page-title.ts';
import { PingbackPanel } from './pingbacks/pingback-panel.tsx';
import { useRoute } from './route/use-route.ts';
import './app.css';

export interface AppProps {
  readonly clients: Clients;
  readonly page: Window;
}

export function App({ clients, page }: AppProps) {
  const { route, push, replace, closeGif } = useRoute(page);
  const [picked, setPicked] = useState<Gif>();
  const [listening, setListening] = useState(false);
  const [busy, watch] = useBusy();
  const listenButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const followed = useRef(false);
  const title = pageTitle(route, picked?.id === route.gif ? picked : undefined);

  useEffect(() => {
    page.document.title = title;
  }, [page, title]);

  // A chip or a tag goes with the page it stood on: the focus moves to the name of what it led to.
  useEffect(() => {
    if (followed.current && route.gif === '') heading.current?.focus({ preventScroll: true });
    followed.current = false;
  }, [route]);

  const open = useCallback(
    (gif: Gif) => {
      setPicked(gif);
      push({ gif: gif.id });
    },
    [push],
  );
  const search = useCallback(
    (q: string) => {
      push({ q, gif: '' });
      page.scrollTo({ top: 0 });
    },
    [page, push],
  );
  const follow = useCallback(
    (q: string) => {
      followed.current = true;
      search(q);
    },
    [search],
  );

  return (
    <div className="app" data-listening={listening || undefined}>
      <Masthead
        clients={clients}
        page={page}
        route={route}
        onSearch={(q, reason) => {
          // While someone types, one search turns into the next: only the first and the entered ones are steps to go back to.
          if (reason === 'paused' && route.q !== '' && q !== '') replace({ q });
          else if (q !== route.q || route.gif !== '') search(q);
        }}
        onHome={() => push({ q: '', type: 'gifs', gif: '' })}
        turning={busy}
        listening={listening}
        listenButton={listenButton}
        onListen={() => setListening(!listening)}
      />
      <Browse
        clients={clients}
        route={route}
        watch={watch}
        onKind={(type) => push({ type })}
        onOpen={open}
        onSearch={follow}
        headingRef={heading}
      />
      {listening ? (
        <PingbackPanel
          clients={clients}
          onOpen={open}
          onClose={() => {
            setListening(false);
            listenButton.current?.focus();
          }}
        />
      ) : null}
      {route.gif === '' ? null : (
        <Detail
          clients={clients}
          route={route}
          known={picked?.id === route.gif ? picked : undefined}
          onOpen={open}
          onSearch={follow}
          onClose={closeGif}
        />
      )}
    </div>
  );
}
