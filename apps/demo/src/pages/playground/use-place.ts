import { useEffect, useState } from 'react';
import { type Place, parsePlace, placeHref } from './address.ts';
import { SCENES } from './scenes.ts';

/** What the address says, and the way to another one: a step for the back button, or in the place of this one. */
export function usePlace(page: Window): readonly [Place, (next: Place, how: 'push' | 'replace') => void] {
  const [place, setPlace] = useState(() => parsePlace(page.location.search, SCENES));
  useEffect(() => {
    const read = () => setPlace(parsePlace(page.location.search, SCENES));
    page.addEventListener('popstate', read);
    return () => page.removeEventListener('popstate', read);
  }, [page]);

  function go(next: Place, how: 'push' | 'replace'): void {
    page.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', placeHref(next));
    setPlace(next);
  }

  return [place, go];
}
