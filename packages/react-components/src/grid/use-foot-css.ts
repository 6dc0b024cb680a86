import { useEffect, useState } from 'react';
import type { Paging } from '../paging/paging.ts';
import { loadLater } from './load-later.tsx';

/** The rules of what stands below the tiles; none until that tells of something, and they have come. */
export function useFootCss(status: Paging['status']): string {
  const [css, setCss] = useState('');
  useEffect(() => {
    // By now the page that it tells of is under way. Where loading fails, the rules are asked for again with the next one.
    if (status !== 'ready' && !css)
      loadLater()
        .then(({ gridFootCss }) => setCss(gridFootCss))
        .catch(() => {});
  }, [status, css]);
  return css;
}
