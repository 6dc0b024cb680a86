import { useEffect, useState } from 'react';
import { type PlaygroundRoute, parsePlaygroundRoute, playgroundHref } from './playground-route.ts';
import { SCENES } from './scenes.ts';

/** Returns the route of the URL, and a function that pushes or replaces it in the history. */
export function usePlaygroundRoute(
  page: Window,
): readonly [PlaygroundRoute, (next: PlaygroundRoute, mode: 'push' | 'replace') => void] {
  const [route, setRoute] = useState(() => parsePlaygroundRoute(page.location.search, SCENES));
  useEffect(() => {
    const read = () => setRoute(parsePlaygroundRoute(page.location.search, SCENES));
    page.addEventListener('popstate', read);
    return () => page.removeEventListener('popstate', read);
  }, [page]);

  function navigate(next: PlaygroundRoute, mode: 'push' | 'replace'): void {
    page.history[mode === 'push' ? 'pushState' : 'replaceState'](null, '', playgroundHref(next));
    setRoute(next);
  }

  return [route, navigate];
}
