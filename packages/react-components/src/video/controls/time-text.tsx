import { useRef } from 'react';
import type { VideoView } from '../video-view.ts';
import { formatTime } from './format-time.ts';
import { usePaint } from './use-paint.ts';

/** How far the clip is, for the eye: the progress bar tells it to a screen reader. */
export function TimeText({ video }: VideoView) {
  const text = useRef<HTMLSpanElement>(null);
  usePaint(video, ({ currentTime, duration }) => {
    const end = duration === Number.POSITIVE_INFINITY ? '' : ` / ${formatTime(duration)}`;
    const shown = formatTime(currentTime) + end;
    if (text.current && text.current.textContent !== shown) text.current.textContent = shown;
  });
  return <span ref={text} aria-hidden="true" />;
}
