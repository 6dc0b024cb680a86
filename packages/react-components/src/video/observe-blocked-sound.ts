/** WebKit pauses 0.2 to 0.6 s after the start, or after a script has unmuted the video. */
const PAUSE_MS = 1000;
/** A busy device may pause it later, and reports the time, which browsers do about every 0.25 s, less often until then. */
const TIME_UPDATES = 4;

/**
 * Returns a function for a `pause` event that nobody requested: whether the browser has paused the video because it may
 * not play with sound. Without a user gesture, WebKit resolves `play()`, and pauses a moment later without an error. A
 * gesture elsewhere on the page allows sound in WebKit only for some seconds, and in other browsers for good. A video
 * that has played with sound for a while is allowed to; a later pause has another reason, for example a media key.
 */
export function observeBlockedSound(video: HTMLVideoElement, options?: AddEventListenerOptions): () => boolean {
  let startedAt: number | undefined;
  let timeUpdates = 0;
  let isAllowed = false;

  function onStart(): void {
    startedAt = video.muted ? undefined : performance.now();
    timeUpdates = 0;
  }

  function onTimeUpdate(): void {
    timeUpdates += 1;
    if (startedAt === undefined || timeUpdates < TIME_UPDATES) return;
    if (performance.now() - startedAt >= PAUSE_MS) isAllowed = true;
  }

  for (const type of ['play', 'playing', 'volumechange']) video.addEventListener(type, onStart, options);
  video.addEventListener('timeupdate', onTimeUpdate, options);
  return () => startedAt !== undefined && !isAllowed && !video.muted && !navigator.userActivation?.isActive;
}
