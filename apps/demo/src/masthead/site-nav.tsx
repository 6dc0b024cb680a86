import { Icon } from '@zoetrope/ui';
import { type ReactNode, useId } from 'react';
import type { DemoPage } from '../pages/demo-page.ts';
import { PAGES } from '../pages/pages.ts';
import { RouteLink } from '../parts/route-link.tsx';
import { NARROW, useMediaQuery } from '../parts/use-media-query.ts';
import { HOME } from '../route/route.ts';
import './site-nav.css';

export interface SiteNavProps {
  /** Undefined on the home page. */
  readonly current: DemoPage | undefined;
  /** Navigates home without a page load; undefined on other pages, whose link loads it. */
  readonly onHome: (() => void) | undefined;
  /** Shown below the links in the menu of a narrow window. */
  readonly children: ReactNode;
}

/**
 * The links to all pages: a row, or a menu if the row does not fit. Each page is a separate document, so that the
 * search does not load the code of the others.
 */
export function SiteNav({ current, onHome, children }: SiteNavProps) {
  const isNarrow = useMediaQuery(NARROW);
  const id = useId();
  return (
    <nav className="site-nav" aria-label="Pages">
      {isNarrow ? (
        <button type="button" className="site-nav-button" popoverTarget={id}>
          <Icon name="menu" size={18} />
          Menu
        </button>
      ) : null}
      <div className="site-nav-links" id={id} popover={isNarrow ? 'auto' : undefined}>
        <ul>
          <li>
            <HomeLink isCurrent={current === undefined} onHome={onHome} />
          </li>
          {PAGES.map((page) => (
            <li key={page.path}>
              <a href={page.path} aria-current={page === current ? 'page' : undefined}>
                {page.label}
              </a>
            </li>
          ))}
          <li>
            <a href="/admin/">Admin</a>
          </li>
        </ul>
        {isNarrow ? children : null}
      </div>
    </nav>
  );
}

function HomeLink({ isCurrent, onHome }: { readonly isCurrent: boolean; readonly onHome: (() => void) | undefined }) {
  const current = isCurrent ? 'page' : undefined;
  if (onHome === undefined) {
    return (
      <a href="/" aria-current={current}>
        Home
      </a>
    );
  }
  return (
    <RouteLink to={HOME} onFollow={onHome} aria-current={current}>
      Home
    </RouteLink>
  );
}
