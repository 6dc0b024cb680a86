import { bringIntoView } from '../parts/bring-into-view.ts';
import type { DemoPage } from './demo-page.ts';
import { PAGES } from './pages.ts';
import './page-links.css';

/** Real links with a load of their own: each page is its own program, and the search starts as small as it was. */
export function PageLinks({ current }: { readonly current?: DemoPage | undefined }) {
  return (
    <nav className="page-links" aria-label="Pages">
      <ul>
        {PAGES.map((page) => (
          <li key={page.path}>
            <a
              ref={page === current ? bringIntoView : undefined}
              href={page.path}
              aria-current={page === current ? 'page' : undefined}
            >
              {page.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
