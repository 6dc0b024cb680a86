import type { MediaType } from '@zoetrope/fetch-api';
import type { FetchGifs, Gif } from '@zoetrope/model';
import { type RefObject, useState } from 'react';
import type { Clients } from '../clients.ts';
import type { Route } from '../route/route.ts';
import { BrowseHead } from './browse-head.tsx';
import { CategorySection } from './category-section.tsx';
import { MEDIA_TYPE_LABELS } from './media-type-labels.ts';
import { MoreGifs } from './more-gifs.tsx';
import { RelatedResults } from './related-results.tsx';
import { Results } from './results.tsx';
import { useRecoveries } from './use-recoveries.ts';
import './browse.css';

/** A list with fewer results is followed by stickers and related GIFs. */
const SHORT_LIST = 10;

export interface BrowseProps {
  readonly clients: Clients;
  readonly route: Route;
  /** Watches each pending page, for the loading indicator. */
  readonly watch: <T>(call: Promise<T>) => Promise<T>;
  readonly onMediaType: (type: MediaType) => void;
  readonly onOpen: (gif: Gif) => void;
  readonly onSearch: (term: string) => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Trending GIFs, or the results of a search. */
export function Browse({ clients, route, watch, onMediaType, onOpen, onSearch, headingRef }: BrowseProps) {
  const { client, track } = clients;
  const { q, type } = route;
  const queryKey = `${type}:${q}`;
  // The first page of the list determines the related searches, so that they do not change while the user scrolls.
  const [loaded, setLoaded] = useState<{ readonly queryKey: string; readonly gifs: readonly Gif[] }>();
  const firstPage = loaded?.queryKey === queryKey ? loaded.gifs : undefined;
  const isShort = q !== '' && firstPage !== undefined && firstPage.length < SHORT_LIST;
  const { recoveries, onFailed, onSucceeded } = useRecoveries();
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
        firstPage={firstPage ?? []}
        onMediaType={onMediaType}
        onSearch={onSearch}
        headingRef={headingRef}
      />
      {q === '' && type === 'gifs' ? (
        <CategorySection clients={clients} route={route} recoveries={recoveries} onSearch={onSearch} />
      ) : null}
      <Results
        queryKey={queryKey}
        route={route}
        clients={clients}
        fetchGifs={fetchGifs}
        track={track}
        onFetched={(gifs) => {
          onSucceeded();
          setLoaded((before) => (before?.queryKey === queryKey ? before : { queryKey, gifs }));
        }}
        onFailed={onFailed}
        onOpen={onOpen}
        onSearch={onSearch}
      />
      {isShort && type === 'gifs' ? (
        <MoreGifs
          key={`stickers ${q}`}
          title={MEDIA_TYPE_LABELS.stickers}
          queryKey={q}
          fetchGifs={(page) => client.search(q, { type: 'stickers', ...page })}
          track={track}
          onOpen={onOpen}
        />
      ) : null}
      {isShort && isNotEmpty(firstPage) ? (
        <RelatedResults key={`related ${queryKey}`} client={client} track={track} results={firstPage} onOpen={onOpen} />
      ) : null}
    </main>
  );
}

function isNotEmpty(gifs: readonly Gif[]): gifs is readonly [Gif, ...Gif[]] {
  return gifs.length > 0;
}
