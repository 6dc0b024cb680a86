import { aspectRatio, type Category, renditionUrl } from '@zoetrope/model';
import { RouteLink } from '../parts/route-link.tsx';
import { ScrollRow } from '../parts/scroll-row.tsx';
import type { Route } from '../route/route.ts';
import './category-row.css';

export interface CategoryRowProps {
  readonly categories: readonly Category[];
  readonly route: Route;
  readonly onSearch: (term: string) => void;
}

/** Categories to start from, each with a still of one of its GIFs. */
export function CategoryRow({ categories, route, onSearch }: CategoryRowProps) {
  return (
    <ScrollRow className="category-row">
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
    </ScrollRow>
  );
}

/** CSS pixels. */
const PICTURE_HEIGHT = 52;

/** The whole picture: a crop would cut off words. */
function CategoryPicture({ category: { gif } }: { readonly category: Category }) {
  const source =
    renditionUrl(gif?.images, 'fixed_height_small', { still: true }) ??
    renditionUrl(gif?.images, 'fixed_width', { still: true });
  if (gif === undefined || source === undefined) return null;
  const width = Math.round(PICTURE_HEIGHT * aspectRatio(gif));
  return <img src={source} alt="" width={width} height={PICTURE_HEIGHT} decoding="async" />;
}
