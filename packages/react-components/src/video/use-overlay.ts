import { type ComponentType, useEffect, useState } from 'react';
import type { VideoOverlayLayerProps } from './video-overlay-layer.tsx';

/** What lies over the picture, which comes after the first paint; `failed` where it does not come. */
export function useOverlay(): ComponentType<VideoOverlayLayerProps> | 'failed' | undefined {
  const [overlay, setOverlay] = useState<ComponentType<VideoOverlayLayerProps> | 'failed'>();
  useEffect(() => {
    let isGone = false;
    // Behind all that the first commit has asked for.
    const timer = setTimeout(async () => {
      const part = await import('./video-overlay-layer.tsx')
        .then(({ VideoOverlayLayer }) => VideoOverlayLayer)
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
