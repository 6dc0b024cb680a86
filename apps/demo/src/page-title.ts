import type { Gif } from '@zoetrope/model';
import { MEDIA_TYPE_LABELS } from './browse/media-type-labels.ts';
import type { Route } from './route/route.ts';

/** Returns the document title, most specific part first. */
export function pageTitle(route: Route, gif: Pick<Gif, 'title'> | undefined): string {
  const list =
    route.q === '' ? `Trending ${MEDIA_TYPE_LABELS[route.type]}` : `${route.q} ${MEDIA_TYPE_LABELS[route.type]}`;
  return [gif?.title, list, 'Zoetrope'].filter((part) => part).join(' · ');
}
