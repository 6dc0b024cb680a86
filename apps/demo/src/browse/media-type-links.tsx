import type { MediaType } from '@zoetrope/fetch-api';
import { RouteLink } from '../parts/route-link.tsx';
import { MEDIA_TYPES, type Route } from '../route/route.ts';
import { MEDIA_TYPE_LABELS } from './media-type-labels.ts';
import './media-type-links.css';

export interface MediaTypeLinksProps {
  readonly route: Route;
  readonly onChoose: (type: MediaType) => void;
}

/** Links to the same search for another type. They are not ARIA tabs, because each has a URL. */
export function MediaTypeLinks({ route, onChoose }: MediaTypeLinksProps) {
  return (
    <nav aria-label="Types" className="media-types">
      {MEDIA_TYPES.map((type) => (
        <RouteLink
          key={type}
          to={{ ...route, type, gif: '' }}
          aria-current={type === route.type ? 'page' : undefined}
          onFollow={() => onChoose(type)}
        >
          {MEDIA_TYPE_LABELS[type]}
        </RouteLink>
      ))}
    </nav>
  );
}
