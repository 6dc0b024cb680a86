/** So long after a seek or a loop a browser may wait for what it already has, in ms. */
const SEEK_MS = 250;

export interface WaitWatch {
  /** The video has been put at another time, by whomever. */
  sought(): void;
  /** The browser says that it waits. */
  waiting(): void;
  stop(): void;
}

/** Tells of each wait for data. One that follows on a seek counts only if it is still a wait a moment later. */
export function createWaitWatch(media: Pick<HTMLMediaElement, 'paused' | 'readyState'>, onWait: () => void): WaitWatch {
  let soughtAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    sought() {
      soughtAt = performance.now();
    },
    waiting() {
      clearTimeout(timer);
      const left = soughtAt + SEEK_MS - performance.now();
      if (left <= 0) onWait();
      else timer = setTimeout(() => !media.paused && media.readyState < 3 && onWait(), left);
    },
    stop: () => clearTimeout(timer),
  };
}
