/** @jsxImportSource @emotion/react */
import type { SerializedStyles } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Paging } from '../paging/paging.ts';
import { loadLater } from './load-later.tsx';

export interface GridFootProps {
  /** How many GIFs it stands below. */
  readonly below: number;
  /** How far the list is; where it is `ready` there is nothing to tell. */
  readonly status: Paging['status'];
  readonly children: ReactNode;
}

/** What stands below the tiles: the loader, an error, or that there is nothing. Plain until it tells of something, and its styles have come. */
export function GridFoot({ below, status, children }: GridFootProps) {
  const [styles, setStyles] = useState<SerializedStyles>();
  useEffect(() => {
    // By now the page that it tells of is under way. Where loading fails, the styles are asked for again with the next one.
    if (status !== 'ready' && !styles)
      loadLater().then(
        ({ gridFootStyles }) => setStyles(gridFootStyles),
        () => {},
      );
  }, [status, styles]);
  // Below more GIFs it is another: one that a page pushed off the screen would count as a shift of the layout.
  return (
    <div key={below} css={styles}>
      {children}
    </div>
  );
}
