import { debounce } from 'throttle-debounce';
import { HAVE_FUTURE_DATA } from './media-element.ts';

/**
 * Without data or progress for this long, in ms, a video has stalled. Browsers report a cut connection late or never.
 */
const STALL_MS = 8000;
/** Without progress for this long, in ms, although its data is there, a video is stuck in the browser. */
const STUCK_MS = 2000;
/** Seconds of data after the current time that suffice to play on. */
const ENOUGH_DATA_S = 0.5;
/** Each of these shows that the video loads or plays, or that another wait begins. */
const SIGNS_OF_PROGRESS = [
  'loadstart',
  'progress',
  'timeupdate',
  'play',
  'playing',
  'waiting',
  'pause',
  'seeked',
] as const;

export interface ObserveStallOptions {
  /** Whether the user or the page wants the video to play. */
  readonly shouldPlay: () => boolean;
  readonly onStall: () => void;
}

/**
 * Calls `onStall` when a video that should play gets no data and makes no progress for 8 s. In a background page it
 * keeps waiting. A video that is stuck although its data is there is paused and played again. Returns a cleanup
 * function.
 *
 * @example
 * const stop = observeStall(video, { shouldPlay: () => isPlaying, onStall: () => showError('Network Error...') });
 */
export function observeStall(video: HTMLVideoElement, { shouldPlay, onStall }: ObserveStallOptions): () => void {
  const abort = new AbortController();
  const checkLater = debounce(STALL_MS, check);
  const resumeLater = debounce(STUCK_MS, resumeIfStuck);
  /** The time of the video, in seconds, at the last sign of progress. */
  let lastTime = video.currentTime;
  /** The time of the video, in seconds, at which it was last resumed. */
  let resumedAt: number | undefined;

  function check(): void {
    // A browser may suspend a video that nobody can see.
    if (video.ownerDocument.hidden) {
      checkLater();
      return;
    }
    // Browsers also pause videos that are off screen; those have their data.
    const lacksData = !video.paused || video.readyState < HAVE_FUTURE_DATA;
    if (shouldPlay() && !video.error && lacksData) onStall();
  }

  /**
   * A video in WebKitGTK that has received all its data just after its start can wait for more forever, or claim to play
   * while its time stands still. Pausing and playing it ends that; seeking does not.
   */
  function resumeIfStuck(): void {
    const isStuck = !video.paused && !video.seeking && video.currentTime === lastTime;
    if (!isStuck || !shouldPlay() || !hasData(video) || resumedAt === video.currentTime) return;
    resumedAt = video.currentTime;
    video.pause();
    // A rejection pauses the video, which has an event of its own.
    video.play().catch(() => {});
  }

  function onProgress(): void {
    lastTime = video.currentTime;
    checkLater();
    resumeLater();
  }

  for (const type of SIGNS_OF_PROGRESS) video.addEventListener(type, onProgress, { signal: abort.signal });
  onProgress();
  return () => {
    abort.abort();
    checkLater.cancel();
    resumeLater.cancel();
  };
}

/** Whether the data after the current time, or up to the end, is there. WebKitGTK may report only one of both. */
function hasData({ readyState, buffered, currentTime, duration }: HTMLVideoElement): boolean {
  if (readyState >= HAVE_FUTURE_DATA) return true;
  const needed = Math.min(currentTime + ENOUGH_DATA_S, duration);
  for (let range = 0; range < buffered.length; range += 1) {
    if (buffered.start(range) <= currentTime && buffered.end(range) >= needed) return true;
  }
  return false;
}
