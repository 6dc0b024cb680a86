import { type ComponentType, useEffect, useState } from 'react';
import type { OverPictureProps } from './video-later.tsx';

/** What lies over the picture, which comes after the first paint; `failed` where it does not come. */
export function useOverlay(): ComponentType<OverPictureProps> | 'failed' | undefined {
  const [overlay, setOverlay] = useState<ComponentType<OverPictureProps> | 'failed'>();
  useEffect(() => {
    let isGone = false;
    // Behind all that the first commit has asked for.
    const timer = setTimeout(async () => {
      const part = await import('./video-later.tsx')
        .then(({ OverPicture }) => OverPicture)
        .catch(() => 'failed' as const);
      if (!isGone) setOverlay(() => part);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return overlay;
}
