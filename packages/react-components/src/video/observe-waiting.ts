import { HAVE_FUTURE_DATA, HAVE_NOTHING } from './media-element.ts';

/** For this long after a seek or a loop, in ms, a browser may wait for data that it already has. */
const SEEK_GRACE_MS = 250;

/**
 * Calls `onWait` each time the video waits for data. A wait right after a seek counts only if it lasts. Returns a
 * cleanup function.
 */
export function observeWaiting(video: HTMLVideoElement, onWait: () => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let lastSeekTime = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The time of the video, in seconds, when it began to wait. */
  let waitingAt = 0;

  function onSeeking(): void {
    if (video.readyState !== HAVE_NOTHING) lastSeekTime = performance.now();
  }

  function onWaiting(): void {
    clearTimeout(timer);
    waitingAt = video.currentTime;
    const remainingMs = lastSeekTime + SEEK_GRACE_MS - performance.now();
    if (remainingMs <= 0) onWait();
    else timer = setTimeout(recheck, remainingMs);
  }

  function recheck(): void {
    // WebKitGTK plays on from the restart of a loop, and reports no data.
    const hasAdvanced = video.currentTime !== waitingAt;
    if (!video.paused && !hasAdvanced && video.readyState < HAVE_FUTURE_DATA) onWait();
  }

  video.addEventListener('seeking', onSeeking, { signal });
  video.addEventListener('waiting', onWaiting, { signal });
  return () => {
    abort.abort();
    clearTimeout(timer);
  };
}
