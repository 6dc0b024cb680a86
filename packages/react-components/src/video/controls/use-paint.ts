import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../viewport/use-latest.ts';

/** Events after which a video is at another time. */
const EVENTS = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata', 'durationchange', 'emptied', 'ended'] as const;

/**
 * Calls `paint` after each change of a video's time, about four times a second while it plays. None of it is state, and
 * nothing is done for a frame: what moves between two of these moves by CSS.
 */
export function usePaint(video: RefObject<HTMLVideoElement | null>, paint: (video: HTMLVideoElement) => void): void {
  const latest = useLatest(paint);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const abort = new AbortController();
    const paintNow = () => latest.current(element);
    for (const type of EVENTS) element.addEventListener(type, paintNow, { signal: abort.signal });
    paintNow();
    return () => abort.abort();
  }, [video, latest]);
}
