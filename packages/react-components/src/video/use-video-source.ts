import type { Gif } from '@zoetrope/model';
import { useState } from 'react';
import { pixelRatio } from '../viewport/pixel-ratio.ts';
import { useHydrated } from '../viewport/use-hydrated.ts';
import { videoSource } from './video-source.ts';

/**
 * The file to play, and a way to another one where it cannot be played. The pixel ratio counts as it was when the video
 * was mounted, and as 1 on a server: another file than that of the markup would be a second download.
 */
export function useVideoSource(gif: Gif, width: number, height: number): readonly [string | undefined, () => boolean] {
  const isHydrated = useHydrated();
  const [ratio] = useState(() => pixelRatio(isHydrated));
  const [failed, setFailed] = useState<readonly string[]>([]);
  const sourceWithout = (urls: readonly string[]) => videoSource(gif, width * ratio, height * ratio, urls);
  const source = sourceWithout(failed);
  function tryAnotherFile(): boolean {
    const tried = source === undefined ? failed : [...failed, source];
    const isThereAnother = sourceWithout(tried) !== undefined;
    if (isThereAnother) setFailed(tried);
    return isThereAnother;
  }
  return [source, tryAnotherFile];
}
