import type { MediaType } from '@zoetrope/fetch-api';
import type { Gif } from '@zoetrope/model';
import type { RefObject } from 'react';
import type { Clients } from '../clients.ts';
import { Chips } from '../parts/chips.tsx';
import { ScrollRow } from '../parts/scroll-row.tsx';
import type { Route } from '../route/route.ts';
import { MediaTypeLinks } from './media-type-links.tsx';
import { relatedTags } from './related-tags.ts';
import { TrendingChips } from './trending-chips.tsx';

/** Maximum number of chips in the row. */
const MAX_CHIPS = 12;

export interface BrowseHeadProps {
  readonly clients: Clients;
  readonly route: Route;
  /** The first page of the results. */
  readonly firstPage: readonly Gif[];
  /** Number of recoveries of the server after a failure. */
  readonly recoveries: number;
  readonly onMediaType: (type: MediaType) => void;
  readonly onSearch: (term: string) => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The heading, the types, and links to related searches. */
export function BrowseHead({
  clients,
  route,
  firstPage,
  recoveries,
  onMediaType,
  onSearch,
  headingRef,
}: BrowseHeadProps) {
  const { q } = route;
  return (
    <div className="browse-head">
      <h1 className="display" ref={headingRef} tabIndex={-1}>
        {q === '' ? 'Trending' : q}
      </h1>
      <MediaTypeLinks route={route} onChoose={onMediaType} />
      <ScrollRow className="browse-chips">
        {q === '' ? (
          <TrendingChips clients={clients} route={route} max={MAX_CHIPS} recoveries={recoveries} onSearch={onSearch} />
        ) : (
          <Chips
            label="Related searches"
            terms={relatedTags(firstPage, { query: q, max: MAX_CHIPS })}
            route={route}
            onSearch={onSearch}
          />
        )}
      </ScrollRow>
    </div>
  );
}
