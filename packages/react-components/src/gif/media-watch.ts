import type { Gif } from '@zoetrope/model';
import { createSeenWatch, type SeenWatch } from '../tracking/observe-seen.ts';
import { fallbackSource } from './fallback-source.ts';

/** A failed file is asked for again after so many ms: a busy service answers 503 for a moment. */
const RETRY_MS = 1500;

/** What becomes of the media of tiles after it was asked for. */
export interface MediaWatch extends SeenWatch {
  /** Asks once more for a file that failed, then for the plain one beside it, which costs a service a heavier encoding. */
  retry(image: HTMLImageElement, failed: string, gif: Gif): void;
}

export function createMediaWatch(onSeen: (gif: Gif, entry: IntersectionObserverEntry) => void): MediaWatch {
  const seen = createSeenWatch(onSeen);
  /** The file that was last asked for again, of each image. */
  const retried = new WeakMap<HTMLImageElement, string>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function show(image: HTMLImageElement, source: string | undefined, failed: string): void {
    if (source && image.isConnected && image.getAttribute('src') === failed) image.src = source;
  }

  return {
    watch: seen.watch,
    retry(image, failed, gif) {
      if (retried.get(image) === failed) return show(image, fallbackSource(gif, failed), failed);
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
