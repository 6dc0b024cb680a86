import type { Gif } from '@zoetrope/model';
import { useState } from 'react';
import { mediaSource } from '../gif/media-source.ts';
import { useHydrated } from '../viewport/use-hydrated.ts';
import { videoSource } from './video-source.ts';

/** More is not seen in something that moves. */
const MAX_RATIO = 2;

/**
 * The file to play and the still before it. The pixel ratio counts as it was when the video was mounted, and as 1 on a
 * server: another file than that of the markup would be a second download.
 */
export function useVideoSource(gif: Gif, width: number, height: number) {
  const isHydrated = useHydrated();
  const [ratio] = useState(() => (isHydrated ? Math.min(devicePixelRatio, MAX_RATIO) : 1));
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = videoSource(gif, width * ratio, height * ratio, failed);
  return {
    source,
    poster: mediaSource(gif, width * ratio, height * ratio, true),
    tryAnotherFile() {
      if (source === undefined) return false;
      const tried = [...failed, source];
      const isThereAnother = videoSource(gif, width * ratio, height * ratio, tried) !== undefined;
      if (isThereAnother) setFailed(tried);
      return isThereAnother;
    },
  };
}
