import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../../viewport/use-latest.ts';
import { isInPictureInPicture, treeOf } from '../media-element.ts';
import type { VideoView } from '../video-view.ts';

/** iPhones show only the video element itself in full screen. */
interface IphoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: (() => void) | undefined;
}

export interface Fullscreen {
  readonly isActive: boolean;
  /** Undefined if the browser does not support full screen. */
  readonly toggle: (() => void) | undefined;
}

/** Tracks full screen, whether the controls or the application enter it. */
export function useFullscreen({ root, video, props }: Pick<VideoView, 'root' | 'video' | 'props'>): Fullscreen {
  const [isActive, setActive] = useState(false);
  const latestProps = useLatest(props);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let wasActive = false;
    function onFullscreenChange(): void {
      const isNowActive = Boolean(root.current?.contains(treeOf(root.current).fullscreenElement));
      if (wasActive && !isNowActive) latestProps.current.onEndFullscreen?.();
      wasActive = isNowActive;
      setActive(isNowActive);
    }
    function onEndOnIphone(): void {
      latestProps.current.onEndFullscreen?.();
    }
    document.addEventListener('fullscreenchange', onFullscreenChange, { signal });
    video.current?.addEventListener('webkitendfullscreen', onEndOnIphone, { signal });
    return () => abort.abort();
  }, [root, video, latestProps]);

  const iphoneVideo = video.current as IphoneVideo | null;
  const isSupported = document.fullscreenEnabled || iphoneVideo?.webkitEnterFullscreen;
  function toggle(): void {
    // A rejection, as in an iframe without permission, has no effect; the browser's own button behaves the same.
    if (isActive) document.exitFullscreen().catch(() => {});
    else if (document.fullscreenEnabled) root.current?.requestFullscreen().catch(() => {});
    else iphoneVideo?.webkitEnterFullscreen?.();
  }
  return { isActive, toggle: isSupported ? toggle : undefined };
}

/** Returns a function that toggles picture-in-picture, or undefined if the browser does not support it. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>): (() => void) | undefined {
  if (!document.pictureInPictureEnabled) return undefined;
  return () => {
    const isActive = isInPictureInPicture(video.current);
    const toggled = isActive ? document.exitPictureInPicture() : video.current?.requestPictureInPicture();
    // A rejection, as before the first frame, has no effect; the browser's own button behaves the same.
    toggled?.catch(() => {});
  };
}
