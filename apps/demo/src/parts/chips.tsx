import type { Route } from '../route/route.ts';
import { RouteLink } from './route-link.tsx';
import './chips.css';

export interface ChipsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly terms: readonly string[];
  /** The current route; a chip changes its search. */
  readonly route: Route;
  readonly onSearch: (term: string) => void;
}

/** Links to searches. */
export function Chips({ label, terms, route, onSearch }: ChipsProps) {
  return (
    <ul className="chips" aria-label={label}>
      {terms.map((term) => (
        <li key={term}>
          <RouteLink className="chip" to={{ ...route, q: term, gif: '' }} onFollow={() => onSearch(term)}>
            {term}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
