import type { Gif } from '@zoetrope/model';
import type { RefObject } from 'react';
import type { Clients } from '../clients.ts';
import { Chips } from '../parts/chips.tsx';
import { ScrollRow } from '../parts/scroll-row.tsx';
import type { Kind, Route } from '../route/route.ts';
import { closeTags } from './close-tags.ts';
import { KindTabs } from './kind-tabs.tsx';
import { TrendingChips } from './trending-chips.tsx';

/** Chips in one row. */
const CHIPS = 12;

export interface BrowseHeadProps {
  readonly clients: Clients;
  readonly route: Route;
  /** The first page of the list. */
  readonly found: readonly Gif[];
  /** Times that the service came back after a failure. */
  readonly recoveries: number;
  readonly onKind: (kind: Kind) => void;
  readonly onSearch: (term: string) => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What one is looking at, in which list, and where one might go next. */
export function BrowseHead({ clients, route, found, recoveries, onKind, onSearch, headingRef }: BrowseHeadProps) {
  const { q } = route;
  return (
    <div className="browse-head">
      <h1 className="display" ref={headingRef} tabIndex={-1}>
        {q === '' ? 'Trending' : q}
      </h1>
      <KindTabs route={route} onChoose={onKind} />
      <ScrollRow className="browse-next">
        {q === '' ? (
          <TrendingChips clients={clients} route={route} most={CHIPS} recoveries={recoveries} onSearch={onSearch} />
        ) : (
          <Chips label="Related searches" terms={closeTags(found, q, CHIPS)} route={route} onSearch={onSearch} />
        )}
      </ScrollRow>
    </div>
  );
}
