import { type ComponentType, useEffect, useState } from 'react';
import type { VideoOverlayProps } from './video-later.tsx';

/** What lies over the picture, which comes after the first paint; `failed` where it does not come. */
export function useOverlay(): ComponentType<VideoOverlayProps> | 'failed' | undefined {
  const [overlay, setOverlay] = useState<ComponentType<VideoOverlayProps> | 'failed'>();
  useEffect(() => {
    let isGone = false;
    // Behind all that the first commit has asked for.
    const timer = setTimeout(async () => {
      const part = await import('./video-later.tsx')
        .then(({ VideoOverlay }) => VideoOverlay)
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
