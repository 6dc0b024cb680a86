import { type Category, renditionUrl } from '@zoetrope/model';
import { RouteLink } from '../parts/route-link.tsx';
import type { Route } from '../route/route.ts';
import './category-row.css';

export interface CategoryRowProps {
  readonly categories: readonly Category[];
  readonly route: Route;
  readonly onSearch: (term: string) => void;
}

/** Subjects to start from, each with a still of one of its GIFs. */
export function CategoryRow({ categories, route, onSearch }: CategoryRowProps) {
  return (
    <ul className="categories" aria-label="Categories">
      {categories.map((category) => (
        <li key={category.name_encoded}>
          <RouteLink to={{ ...route, q: category.name, gif: '' }} onFollow={() => onSearch(category.name)}>
            <CategoryPicture category={category} />
            <span>{category.name}</span>
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}

function CategoryPicture({ category: { gif } }: { readonly category: Category }) {
  const source =
    renditionUrl(gif?.images, 'fixed_width', { still: true, format: 'webp' }) ??
    renditionUrl(gif?.images, 'fixed_width', { still: true });
  return source === undefined ? null : <img src={source} alt="" width={52} height={52} decoding="async" />;
}
