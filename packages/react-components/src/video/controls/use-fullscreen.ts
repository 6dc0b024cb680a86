import { useEffect, useState } from 'react';
import { useLatest } from '../../viewport/use-latest.ts';
import type { VideoView } from '../video-view.ts';

/** iPhones put only the video element itself to full screen. */
interface PhoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: (() => void) | undefined;
}

export interface Fullscreen {
  readonly isOn: boolean;
  /** Undefined where the browser has no full screen. */
  readonly toggle: (() => void) | undefined;
}

/** Whoever puts it there: the controls, or the application. */
export function useFullscreen({ root, video, props }: Pick<VideoView, 'root' | 'video' | 'props'>): Fullscreen {
  const [isOn, setIsOn] = useState(false);
  const latest = useLatest(props);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let wasOn = false;
    function update(): void {
      const isNow = Boolean(root.current?.contains(document.fullscreenElement));
      if (wasOn && !isNow) latest.current.onEndFullscreen?.();
      wasOn = isNow;
      setIsOn(isNow);
    }
    document.addEventListener('fullscreenchange', update, { signal });
    video.current?.addEventListener('webkitendfullscreen', () => latest.current.onEndFullscreen?.(), { signal });
    return () => abort.abort();
  }, [root, video, latest]);

  const canEnter = document.fullscreenEnabled || (video.current as PhoneVideo | null)?.webkitEnterFullscreen;
  function toggle(): void {
    // Refused in a frame that may not: the button then does nothing, as the browser's own does.
    if (isOn) document.exitFullscreen().catch(() => {});
    else if (document.fullscreenEnabled) root.current?.requestFullscreen().catch(() => {});
    else (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
  }
  return { isOn, toggle: canEnter ? toggle : undefined };
}
