import type { Route } from '../route/route.ts';
import { RouteLink } from './route-link.tsx';
import './chips.css';

export interface ChipsProps {
  /** Names the list for who cannot see it. */
  readonly label: string;
  readonly terms: readonly string[];
  /** The page as it is; a chip changes its search. */
  readonly route: Route;
  readonly onSearch: (term: string) => void;
}

/** Searches to take up. */
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
