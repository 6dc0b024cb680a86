import { debounce } from 'throttle-debounce';
import { HAVE_FUTURE_DATA } from './media-element.ts';

/**
 * Without data or progress for this long, in ms, a video has stalled. Browsers report a cut connection late or never.
 */
const STALL_MS = 8000;
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
 * keeps waiting. Returns a cleanup function.
 *
 * @example
 * const stop = observeStall(video, { shouldPlay: () => isPlaying, onStall: () => showError('Network Error...') });
 */
export function observeStall(video: HTMLVideoElement, { shouldPlay, onStall }: ObserveStallOptions): () => void {
  const abort = new AbortController();
  const checkLater = debounce(STALL_MS, check);

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

  for (const type of SIGNS_OF_PROGRESS) video.addEventListener(type, checkLater, { signal: abort.signal });
  checkLater();
  return () => {
    abort.abort();
    checkLater.cancel();
  };
}
