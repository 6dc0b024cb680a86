import type { Clients } from '../clients.ts';
import { useLoad } from '../loading/use-load.ts';
import type { Route } from '../route/route.ts';
import { CategoryRow } from './category-row.tsx';
import './category-row.css';

export interface SubjectsProps {
  readonly clients: Clients;
  readonly route: Route;
  /** Times that the service came back after a failure. */
  readonly recoveries: number;
  readonly onSearch: (term: string) => void;
}

/** The row of categories. Its place is kept while it loads; without an answer it gives the place up. */
export function Subjects({ clients: { client }, route, recoveries, onSearch }: SubjectsProps) {
  const categories = useLoad('categories', (options) => client.categories(options), recoveries);
  if (categories.status === 'failed') return null;
  if (categories.status === 'loading') return <div className="categories-wait" />;
  return <CategoryRow categories={categories.value.data} route={route} onSearch={onSearch} />;
}
