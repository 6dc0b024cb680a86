import { Notice } from '@zoetrope/ui';
import type { Clients } from '../clients.ts';
import type { Route } from '../route/route.ts';
import { MEDIA_TYPE_LABELS } from './media-type-labels.ts';
import { TrendingChips } from './trending-chips.tsx';

export interface NoResultsProps {
  readonly clients: Clients;
  readonly route: Route;
  readonly onSearch: (term: string) => void;
}

/** Shown for an empty list, with suggestions. */
export function NoResults({ clients, route, onSearch }: NoResultsProps) {
  const { q, type } = route;
  if (q === '') return <Notice title={`No ${MEDIA_TYPE_LABELS[type]} yet`} />;
  return (
    <Notice title={`No ${MEDIA_TYPE_LABELS[type]} for “${q}”`}>
      <p>Try a shorter term, another type above, or a trending search.</p>
      <TrendingChips clients={clients} route={route} max={6} onSearch={onSearch} />
    </Notice>
  );
}
