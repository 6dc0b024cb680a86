import type { Gif } from '@zoetrope/model';
import { createSeenWatch, type SeenWatch } from '../tracking/observe-seen.ts';
import { fallbackSource, isUncertain } from './fallback-source.ts';

/** A failed file is asked for again after so many ms: a busy service answers 503 for a moment. */
const RETRY_MS = 1500;

/** What becomes of the media of tiles after it was asked for. */
export interface MediaWatch extends SeenWatch {
  /**
   * Asks once more for a file that failed, then for the plain one beside it, which costs a service a heavier encoding. A
   * format that the browser may not know is passed over at once.
   */
  retry(image: HTMLImageElement, failed: string, gif: Gif): void;
}

/**
 * `onFailed` is told of an image of which no file can be shown, moving or still as it is. `seenBefore` holds the ids of
 * the GIFs that were seen, and gets more.
 */
export function createMediaWatch(
  onSeen: (gif: Gif, entry: IntersectionObserverEntry) => void,
  onFailed: (gif: Gif, image: HTMLImageElement) => void,
  seenBefore: Set<string>,
): MediaWatch {
  const seen = createSeenWatch(onSeen, seenBefore);
  /** The file that was last asked for again, of each image. */
  const retried = new WeakMap<HTMLImageElement, string>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function show(image: HTMLImageElement, source: string | undefined, failed: string): void {
    if (source && image.isConnected && image.getAttribute('src') === failed) image.src = source;
  }

  return {
    watch: seen.watch,
    retry(image, failed, gif) {
      if (retried.get(image) === failed || isUncertain(gif, failed)) {
        const next = fallbackSource(gif, failed);
        return next ? show(image, next, failed) : onFailed(gif, image);
      }
      retried.set(image, failed);
      const timer = setTimeout(() => {
        timers.delete(timer);
        show(image, failed, failed);
      }, RETRY_MS);
      timers.add(timer);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      seen.stop();
    },
  };
}
