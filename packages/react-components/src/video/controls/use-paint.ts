import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../../viewport/use-latest.ts';

/** Events after which a video is at another time without playing on. */
const EVENTS = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata', 'durationchange', 'emptied', 'ended'] as const;

/** Calls `paint` for each frame while the video plays, and after each change of its time: none of it is state. */
export function usePaint(
  video: RefObject<HTMLVideoElement | null>,
  isPlaying: boolean,
  paint: (video: HTMLVideoElement) => void,
): void {
  const latest = useLatest(paint);
  const frame = useRef(0);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const abort = new AbortController();
    const paintNow = () => latest.current(element);
    for (const type of EVENTS) element.addEventListener(type, paintNow, { signal: abort.signal });
    function paintOn(): void {
      paintNow();
      frame.current = requestAnimationFrame(paintOn);
    }
    if (isPlaying) paintOn();
    else paintNow();
    return () => {
      abort.abort();
      cancelAnimationFrame(frame.current);
    };
  }, [video, isPlaying, latest]);
}
