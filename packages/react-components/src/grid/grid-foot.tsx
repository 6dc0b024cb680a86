/** @jsxImportSource @emotion/react */
import type { SerializedStyles } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { loadLater } from './load-later.tsx';

export interface GridFootProps {
  /** How many GIFs it stands below. */
  readonly below: number;
  readonly children: ReactNode;
}

/** What stands below the tiles: the loader, an error, or that there is nothing. Plain until its styles have come. */
export function GridFoot({ below, children }: GridFootProps) {
  const [styles, setStyles] = useState<SerializedStyles>();
  useEffect(() => {
    // Behind the first page, so that all of it has come when that is shown. Where it fails it is asked for again.
    const timer = setTimeout(() =>
      loadLater().then(
        ({ gridFootStyles }) => setStyles(gridFootStyles),
        () => {},
      ),
    );
    return () => clearTimeout(timer);
  }, []);
  // Below more GIFs it is another: one that a page pushed off the screen would count as a shift of the layout.
  return (
    <div key={below} css={styles}>
      {children}
    </div>
  );
}
