import { RouteLink } from '../parts/route-link.tsx';
import { KINDS, type Kind, type Route } from '../route/route.ts';
import { KIND_LABELS } from './kind-labels.ts';
import './kind-tabs.css';

export interface KindTabsProps {
  readonly route: Route;
  readonly onChoose: (kind: Kind) => void;
}

/** Links to the same search for another type. They are not ARIA tabs, because each has a URL. */
export function KindTabs({ route, onChoose }: KindTabsProps) {
  return (
    <nav aria-label="Types" className="kinds">
      {KINDS.map((kind) => (
        <RouteLink
          key={kind}
          to={{ ...route, type: kind, gif: '' }}
          aria-current={kind === route.type ? 'page' : undefined}
          onFollow={() => onChoose(kind)}
        >
          {KIND_LABELS[kind]}
        </RouteLink>
      ))}
    </nav>
  );
}
