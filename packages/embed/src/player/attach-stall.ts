/** A connection that dies in the middle of a file makes no error, at times for ever: it is one after this long. Milliseconds. */
const STALL_MS = 8000;
/** Enough of the file is there to go on. */
const HAVE_FUTURE_DATA = 3;
const SIGNS = ['loadstart', 'progress', 'timeupdate', 'playing', 'waiting', 'pause', 'seeked'] as const;

/** Calls back when a film that should play gets nothing and goes nowhere. A page in the background waits on. */
export function attachStall(video: HTMLVideoElement, isWanted: () => boolean, onStall: () => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (document.hidden) return watch();
      // The browser itself pauses what is out of sight, but not for want of data.
      if (isWanted() && !video.error && (!video.paused || video.readyState < HAVE_FUTURE_DATA)) onStall();
      return undefined;
    }, STALL_MS);
  };
  for (const sign of SIGNS) video.addEventListener(sign, watch);
  watch();
}
