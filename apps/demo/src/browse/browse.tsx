import type { FetchGifs, Gif } from '@zoetrope/model';
import { type RefObject, useState } from 'react';
import type { Clients } from '../clients.ts';
import type { Kind, Route } from '../route/route.ts';
import { BrowseHead } from './browse-head.tsx';
import { KIND_LABELS } from './kind-labels.ts';
import { MoreGifs } from './more-gifs.tsx';
import { RelatedResults } from './related-results.tsx';
import { Results } from './results.tsx';
import { Subjects } from './subjects.tsx';
import { useRecoveries } from './use-recoveries.ts';
import './browse.css';

/** Fewer results than this leave room on the page. */
const FEW = 10;

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
  const { client, track } = clients;
  const { q, type } = route;
  const queryKey = `${type}:${q}`;
  // The first page of the list: enough to say what is close by, and the same however far one scrolls.
  const [found, setFound] = useState<{ readonly queryKey: string; readonly gifs: readonly Gif[] }>();
  const first = found?.queryKey === queryKey ? found.gifs : undefined;
  const isShort = q !== '' && first !== undefined && first.length < FEW;
  const { recoveries, onFailed, onAnswered } = useRecoveries();
  const fetchGifs: FetchGifs = (page) =>
    watch(q === '' ? client.trending({ type, ...page }) : client.search(q, { type, ...page }));

  return (
    <main className="browse">
      {q === '' ? (
        <p className="tagline">
          Zoetrope is an open GIF and sticker toolkit: API client, React components, self-hosted server.
        </p>
      ) : null}
      <BrowseHead
        clients={clients}
        route={route}
        recoveries={recoveries}
        found={first ?? []}
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
        track={track}
        onFetched={(gifs) => {
          onAnswered();
          setFound((before) => (before?.queryKey === queryKey ? before : { queryKey, gifs }));
        }}
        onFailed={onFailed}
        onOpen={onOpen}
        onSearch={onSearch}
      />
      {isShort && type === 'gifs' ? (
        <MoreGifs
          key={`stickers ${q}`}
          title={KIND_LABELS.stickers}
          queryKey={q}
          fetchGifs={(page) => client.search(q, { type: 'stickers', ...page })}
          track={track}
          onOpen={onOpen}
        />
      ) : null}
      {isShort && isNotEmpty(first) ? (
        <RelatedResults key={`related ${queryKey}`} client={client} track={track} results={first} onOpen={onOpen} />
      ) : null}
    </main>
  );
}

function isNotEmpty(gifs: readonly Gif[]): gifs is readonly [Gif, ...Gif[]] {
  return gifs.length > 0;
}
