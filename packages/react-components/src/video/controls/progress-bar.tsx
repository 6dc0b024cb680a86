import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../../viewport/use-latest.ts';
import { videoAttributes } from '../video-attributes.ts';
import type { VideoView } from '../video-view.ts';
import { displayedProgress, formatTime } from './format-progress.ts';

/** A slider in seconds. Its progress is written to the DOM directly, without a render. */
export function ProgressBar({ video, player, labels }: VideoView) {
  const slider = useRef<HTMLInputElement>(null);
  const fill = useRef<HTMLSpanElement>(null);
  useProgressPaint(video, ({ currentTime, duration, seeking }) => {
    const input = slider.current;
    if (!input || !fill.current) return;
    const length = Number.isFinite(duration) ? duration : 0;
    const progress = displayedProgress(currentTime, length);
    const seconds = progress * length;
    const isPlayingForward = !seeking && seconds >= Number(input.value);
    // The transition of the style sheet animates playback, but not a seek or the restart of a loop.
    fill.current.style.transition = isPlayingForward ? '' : 'none';
    fill.current.style.transform = `scaleX(${progress})`;
    input.max = String(length);
    input.value = String(seconds);
    const text = labels.time(formatTime(seconds), formatTime(length));
    // A screen reader may announce each change, so the text changes once per second.
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

/** The current time and the duration. Hidden from screen readers, for which the progress bar has them. */
export function TimeText({ video }: VideoView) {
  const text = useRef<HTMLSpanElement>(null);
  useProgressPaint(video, ({ currentTime, duration }) => {
    const end = duration === Number.POSITIVE_INFINITY ? '' : ` / ${formatTime(duration)}`;
    const time = formatTime(currentTime) + end;
    if (text.current && text.current.textContent !== time) text.current.textContent = time;
  });
  return <span ref={text} aria-hidden="true" />;
}

/** The events that may change the time of a video. */
const EVENTS = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata', 'durationchange', 'emptied', 'ended'] as const;

/**
 * Calls `paint` whenever the time of a video changes, about four times a second during playback. `paint` writes to the
 * DOM directly: no state, no render, and no work per frame. CSS transitions animate between two calls.
 */
function useProgressPaint(video: RefObject<HTMLVideoElement | null>, paint: (video: HTMLVideoElement) => void): void {
  const latestPaint = useLatest(paint);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const abort = new AbortController();
    const onTimeChange = () => latestPaint.current(element);
    for (const type of EVENTS) element.addEventListener(type, onTimeChange, { signal: abort.signal });
    onTimeChange();
    return () => abort.abort();
  }, [video, latestPaint]);
}
