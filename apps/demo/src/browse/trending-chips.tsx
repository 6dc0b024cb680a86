import { useLoad } from '@zoetrope/ui';
import type { Clients } from '../clients.ts';
import { Chips } from '../parts/chips.tsx';
import type { Route } from '../route/route.ts';

export interface TrendingChipsProps {
  readonly clients: Clients;
  readonly route: Route;
  readonly max: number;
  /** Number of recoveries of the server after a failure. Default: 0. */
  readonly recoveries?: number;
  readonly onSearch: (term: string) => void;
}

/** Trending searches; nothing until they are loaded, or if they fail. */
export function TrendingChips({ clients: { client }, route, max, recoveries, onSearch }: TrendingChipsProps) {
  const searches = useLoad('trending-searches', (options) => client.trendingSearches(options), recoveries);
  if (searches.status !== 'ready') return null;
  return (
    <Chips label="Trending searches" terms={searches.value.data.slice(0, max)} route={route} onSearch={onSearch} />
  );
}
