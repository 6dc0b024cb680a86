import { useCallback, useEffect, useRef, useState } from 'react';
import { parseRoute, type Route, routeHref } from './route.ts';

export interface Navigation {
  readonly route: Route;
  /** Adds a history entry. */
  readonly push: (change: Partial<Route>) => void;
  /** Replaces the current history entry. */
  readonly replace: (change: Partial<Route>) => void;
  /** Closes the open GIF and every GIF that it was opened from. */
  readonly closeGif: () => void;
}

/** Synchronizes the route with the URL through the History API. */
export function useRoute(
  page: Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>,
): Navigation {
  const [route, setRoute] = useState(() => parseRoute(page.location.search));

  // `history.go` is asynchronous: until it has finished, a second close must not go further back.
  const isGoingBack = useRef(false);

  useEffect(() => {
    const read = () => {
      isGoingBack.current = false;
      setRoute(parseRoute(page.location.search));
    };
    page.addEventListener('popstate', read);
    return () => page.removeEventListener('popstate', read);
  }, [page]);

  // Based on the URL, not on the state: two changes in one event must not both start from the same render.
  const go = useCallback(
    (method: 'pushState' | 'replaceState', change: Partial<Route>, gifDepth: number) => {
      const next = { ...parseRoute(page.location.search), ...change };
      page.history[method]({ gifDepth }, '', routeHref(next));
      setRoute(next);
    },
    [page],
  );

  const push = useCallback(
    (change: Partial<Route>) => go('pushState', change, change.gif ? gifDepth(page.history.state) + 1 : 0),
    [go, page],
  );
  const replace = useCallback(
    (change: Partial<Route>) => go('replaceState', change, gifDepth(page.history.state)),
    [go, page],
  );
  const closeGif = useCallback(() => {
    if (isGoingBack.current) return;
    const depth = gifDepth(page.history.state);
    isGoingBack.current = depth > 0;
    if (depth > 0) page.history.go(-depth);
    else go('replaceState', { gif: '' }, 0);
  }, [go, page]);

  return { route, push, replace, closeGif };
}

/**
 * Returns the number of history entries since the page without a GIF; 0 if the page was opened by a link to the GIF.
 */
function gifDepth(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('gifDepth' in state)) return 0;
  return typeof state.gifDepth === 'number' ? state.gifDepth : 0;
}
