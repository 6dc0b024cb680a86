import type { Gif } from '@zoetrope/model';
import { useState } from 'react';
import { pixelRatio, useHydrated } from '../viewport/use-hydrated.ts';
import { videoFileUrl } from './video-files.ts';

export interface VideoSource {
  /** The URL of the file to play. */
  readonly source: string | undefined;
  /** Marks the file as unplayable and switches to another one. Returns false if there is none left. */
  readonly tryAnotherFile: () => boolean;
}

/**
 * Selects the file to play in a box of CSS pixels. The pixel ratio is read once, at the first render, and is 1 on a
 * server and during hydration: a later change to another file would download the clip twice.
 */
export function useVideoSource(gif: Gif, width: number, height: number): VideoSource {
  const isHydrated = useHydrated();
  const [ratio] = useState(() => pixelRatio({ isHydrated }));
  const [failedUrls, setFailedUrls] = useState<readonly string[]>([]);
  const selectFile = (failed: readonly string[]) =>
    videoFileUrl(gif, { width: width * ratio, height: height * ratio, failedUrls: failed });
  const source = selectFile(failedUrls);

  function tryAnotherFile(): boolean {
    const failed = source === undefined ? failedUrls : [...failedUrls, source];
    const hasAnother = selectFile(failed) !== undefined;
    if (hasAnother) setFailedUrls(failed);
    return hasAnother;
  }

  return { source, tryAnotherFile };
}
