/** @jsxImportSource @emotion/react */
import type { SerializedStyles } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { loadLater } from './load-later.tsx';

/** What stands below the tiles: the loader, an error, or that there is nothing. Plain until its styles have come. */
export function GridFoot({ children }: { readonly children: ReactNode }) {
  const [styles, setStyles] = useState<SerializedStyles>();
  useEffect(() => {
    // Behind the first page, so that all of it has come when that is shown. Where it fails it is asked for again.
    loadLater().then(
      ({ gridFootStyles }) => setStyles(gridFootStyles),
      () => {},
    );
  }, []);
  return <div css={styles}>{children}</div>;
}
