import { type ComponentType, useEffect, useState } from 'react';
import type { VideoOverlayLayerProps } from './video-overlay-layer.tsx';

export type LazyOverlayLayer = ComponentType<VideoOverlayLayerProps> | 'failed' | undefined;

/** Loads the layer over the picture after the first paint. Returns `failed` if its chunk cannot be loaded. */
export function useLazyOverlayLayer(): LazyOverlayLayer {
  const [layer, setLayer] = useState<LazyOverlayLayer>();
  useEffect(() => {
    let isUnmounted = false;
    async function load(): Promise<void> {
      const loaded = await import('./video-overlay-layer.tsx')
        .then(({ VideoOverlayLayer }) => VideoOverlayLayer)
        .catch(() => 'failed' as const);
      if (!isUnmounted) setLayer(() => loaded);
    }
    // After the requests of the first commit.
    const timer = setTimeout(load);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, []);
  return layer;
}
