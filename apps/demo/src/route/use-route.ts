import { useCallback, useEffect, useRef, useState } from 'react';
import { parseRoute, type Route, routeHref } from './route.ts';

export interface Navigation {
  readonly route: Route;
  /** A step that the back button undoes. */
  readonly push: (change: Partial<Route>) => void;
  /** The same step, said better: no new entry in the history. */
  readonly replace: (change: Partial<Route>) => void;
  /** Leaves the open GIF and every GIF that was opened from it. */
  readonly closeGif: () => void;
}

/** Keeps the address and the page in step, through the History API alone. */
export function useRoute(
  page: Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>,
): Navigation {
  const [route, setRoute] = useState(() => parseRoute(page.location.search));

  // History moves later: until it has, a second press must not go further back.
  const leaving = useRef(false);

  useEffect(() => {
    const read = () => {
      leaving.current = false;
      setRoute(parseRoute(page.location.search));
    };
    page.addEventListener('popstate', read);
    return () => page.removeEventListener('popstate', read);
  }, [page]);

  // The address is the truth: two steps in one event must not both start from the same old render.
  const go = useCallback(
    (method: 'pushState' | 'replaceState', change: Partial<Route>, gifsDeep: number) => {
      const next = { ...parseRoute(page.location.search), ...change };
      page.history[method]({ gifsDeep }, '', routeHref(next));
      setRoute(next);
    },
    [page],
  );

  const push = useCallback(
    (change: Partial<Route>) => go('pushState', change, change.gif ? gifsDeep(page.history.state) + 1 : 0),
    [go, page],
  );
  const replace = useCallback(
    (change: Partial<Route>) => go('replaceState', change, gifsDeep(page.history.state)),
    [go, page],
  );
  const closeGif = useCallback(() => {
    if (leaving.current) return;
    const deep = gifsDeep(page.history.state);
    leaving.current = deep > 0;
    if (deep > 0) page.history.go(-deep);
    else go('replaceState', { gif: '' }, 0);
  }, [go, page]);

  return { route, push, replace, closeGif };
}

/** How many entries ago the page without a GIF was; 0 when the visitor came by a link to the GIF. */
function gifsDeep(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('gifsDeep' in state)) return 0;
  return typeof state.gifsDeep === 'number' ? state.gifsDeep : 0;
}
