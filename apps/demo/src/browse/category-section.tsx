import { useLoad } from '@zoetrope/ui';
import type { Clients } from '../clients.ts';
import type { Route } from '../route/route.ts';
import { CategoryRow } from './category-row.tsx';
import './category-row.css';

export interface CategorySectionProps {
  readonly clients: Clients;
  readonly route: Route;
  /** Number of recoveries of the server after a failure. */
  readonly recoveries: number;
  readonly onSearch: (term: string) => void;
}

/** The row of categories. Its space is reserved while it loads; if it fails, it is not shown. */
export function CategorySection({ clients: { client }, route, recoveries, onSearch }: CategorySectionProps) {
  const categories = useLoad('categories', (options) => client.categories(options), recoveries);
  if (categories.status === 'failed') return null;
  if (categories.status === 'loading') return <div className="categories-loading" />;
  return <CategoryRow categories={categories.value.data} route={route} onSearch={onSearch} />;
}
