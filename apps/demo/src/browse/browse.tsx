import type { FetchGifs, Gif } from '@zoetrope/model';
import { type RefObject, useState } from 'react';
import type { Clients } from '../clients.ts';
import type { Kind, Route } from '../route/route.ts';
import { BrowseHead } from './browse-head.tsx';
import { Results } from './results.tsx';
import { Subjects } from './subjects.tsx';
import { useRecoveries } from './use-recoveries.ts';
import './browse.css';

export interface BrowseProps {
  readonly clients: Clients;
  readonly route: Route;
  /** Told of each page of GIFs that is under way. */
  readonly watch: <T>(call: Promise<T>) => Promise<T>;
  readonly onKind: (kind: Kind) => void;
  readonly onOpen: (gif: Gif) => void;
  readonly onSearch: (term: string) => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Trending, or what a search found. */
export function Browse({ clients, route, watch, onKind, onOpen, onSearch, headingRef }: BrowseProps) {
  const { client, pingback } = clients;
  const { q, type } = route;
  const queryKey = `${type}:${q}`;
  // The first page of the list: enough to say what is close by, and the same however far one scrolls.
  const [found, setFound] = useState<{ readonly queryKey: string; readonly gifs: readonly Gif[] }>();
  const { recoveries, onFailed, onAnswered } = useRecoveries();
  const fetchGifs: FetchGifs = (offset, options) =>
    watch(q === '' ? client.trending({ type, offset, ...options }) : client.search(q, { type, offset, ...options }));

  return (
    <main className="browse">
      <BrowseHead
        clients={clients}
        route={route}
        recoveries={recoveries}
        found={found?.queryKey === queryKey ? found.gifs : []}
        onKind={onKind}
        onSearch={onSearch}
        headingRef={headingRef}
      />
      {q === '' && type === 'gifs' ? (
        <Subjects clients={clients} route={route} recoveries={recoveries} onSearch={onSearch} />
      ) : null}
      <Results
        queryKey={queryKey}
        route={route}
        clients={clients}
        fetchGifs={fetchGifs}
        track={pingback.track}
        onFetched={(gifs) => {
          onAnswered();
          setFound((before) => (before?.queryKey === queryKey ? before : { queryKey, gifs }));
        }}
        onFailed={onFailed}
        onOpen={onOpen}
        onSearch={onSearch}
      />
    </main>
  );
}
