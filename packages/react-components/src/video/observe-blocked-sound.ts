/** WebKit pauses 0.2 to 0.6 s after the start, or after a script has unmuted the video. */
const PAUSE_MS = 1000;

/**
 * Returns a function for a `pause` event that nobody requested: whether the browser has paused the video because it may
 * not play with sound. Without a user gesture, WebKit resolves `play()`, and pauses a moment later without an error. A
 * later pause has another reason, for example a media key.
 */
export function observeBlockedSound(video: HTMLVideoElement, options?: AddEventListenerOptions): () => boolean {
  let startedAt = Number.NEGATIVE_INFINITY;
  const onStart = () => {
    startedAt = performance.now();
  };
  for (const type of ['play', 'playing', 'volumechange']) video.addEventListener(type, onStart, options);
  return () => !video.muted && !navigator.userActivation?.hasBeenActive && performance.now() - startedAt < PAUSE_MS;
}
