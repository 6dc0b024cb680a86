import type { Clients } from '../clients.ts';
import { useLoad } from '../loading/use-load.ts';
import { Chips } from '../parts/chips.tsx';
import type { Route } from '../route/route.ts';

export interface TrendingChipsProps {
  readonly clients: Clients;
  readonly route: Route;
  readonly most: number;
  /** Times that the service came back after a failure. @default 0 */
  readonly recoveries?: number;
  readonly onSearch: (term: string) => void;
}

/** What others search for. Nothing stands here until it is known; a failure costs nobody anything. */
export function TrendingChips({ clients: { client }, route, most, recoveries, onSearch }: TrendingChipsProps) {
  const searches = useLoad('trending-searches', (options) => client.trendingSearches(options), recoveries);
  if (searches.status !== 'ready') return null;
  return (
    <Chips label="Trending searches" terms={searches.value.data.slice(0, most)} route={route} onSearch={onSearch} />
  );
}
