import type { RefObject } from 'react';

/** Puts the video into a window of its own, or back; undefined where the browser has no such window. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>): (() => void) | undefined {
  if (!document.pictureInPictureEnabled) return undefined;
  return () => {
    // Refused before the first frame: the button then does nothing, as the browser's own does.
    const done =
      document.pictureInPictureElement === video.current
        ? document.exitPictureInPicture()
        : video.current?.requestPictureInPicture();
    done?.catch(() => {});
  };
}
