import { useRef } from 'react';
import { shownProgress } from '../shown-progress.ts';
import { videoAttributes } from '../video-attributes.ts';
import type { VideoView } from '../video-view.ts';
import { formatTime } from './format-time.ts';
import { usePaint } from './use-paint.ts';

/** A slider in seconds. It is painted straight into the document: a render for each frame would be 60 a second. */
export function ProgressBar({ video, player, labels }: VideoView) {
  const slider = useRef<HTMLInputElement>(null);
  const fill = useRef<HTMLSpanElement>(null);
  usePaint(video, ({ currentTime, duration, seeking }) => {
    const input = slider.current;
    if (!input || !fill.current) return;
    const length = duration > 0 && duration < Number.POSITIVE_INFINITY ? duration : 0;
    const part = shownProgress(currentTime, length);
    // Only what is played on is walked through by the transition; the way back to the beginning is none.
    fill.current.style.transition = seeking || part * length < Number(input.value) ? 'none' : '';
    input.max = String(length);
    input.value = String(part * length);
    fill.current.style.transform = `scaleX(${part})`;
    const text = labels.time(formatTime(part * length), formatTime(length));
    // Each second, not each frame: a screen reader may tell of a change.
    if (input.getAttribute('aria-valuetext') !== text) input.setAttribute('aria-valuetext', text);
  });
  return (
    <span {...{ [videoAttributes.progress]: '' }}>
      <span>
        <span ref={fill} />
      </span>
      <input
        ref={slider}
        type="range"
        min={0}
        step="any"
        defaultValue={0}
        aria-label={labels.seek}
        onInput={({ currentTarget }) => player.current?.seek(Number(currentTarget.value))}
      />
    </span>
  );
}
