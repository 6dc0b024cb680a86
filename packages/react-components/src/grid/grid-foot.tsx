/** @jsxImportSource @emotion/react */
import type { SerializedStyles } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { loadLater } from './load-later.tsx';

export interface GridFootProps {
  /** How many GIFs it stands below. */
  readonly below: number;
  /** Whether it tells of something. */
  readonly isTelling: boolean;
  readonly children: ReactNode;
}

/** What stands below the tiles: the loader, an error, or that there is nothing. Plain until it tells of something, and its styles have come. */
export function GridFoot({ below, isTelling, children }: GridFootProps) {
  const [styles, setStyles] = useState<SerializedStyles>();
  useEffect(() => {
    // By now the page that it tells of is under way. Where loading fails, the styles are asked for again with the next one.
    if (isTelling && !styles)
      loadLater().then(
        ({ gridFootStyles }) => setStyles(gridFootStyles),
        () => {},
      );
  }, [isTelling, styles]);
  // Below more GIFs it is another: one that a page pushed off the screen would count as a shift of the layout.
  return (
    <div key={below} css={styles}>
      {children}
    </div>
  );
}
