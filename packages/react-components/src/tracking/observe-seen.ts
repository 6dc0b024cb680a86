/// <reference path="../intersection-observer.d.ts" />
import type { Gif } from '@zoetrope/model';

/** Part of a tile, or of the viewport where that is smaller, which counts as seen (spec §9). */
const SEEN_RATIO = 0.99;

export interface SeenWatch {
  /** Starts to watch the tile of a GIF whose media has loaded. */
  watch(tile: Element, gif: Gif): void;
  stop(): void;
}

/**
 * Tells once for each GIF when its tile has been seen. The memory belongs to the caller's list, not to a tile, so that
 * a tile that leaves and returns is not counted again. One observer serves every tile that fits the viewport.
 */
export function createSeenWatch(
  onSeen: (gif: Gif, entry: IntersectionObserverEntry) => void,
  polyfill: () => Promise<unknown> = () => import('intersection-observer'),
): SeenWatch {
  const seen = new Set<string>();
  const watched = new Map<Element, Gif>();
  const observers = new Map<number, IntersectionObserver>();

  function unwatch(tile: Element): void {
    watched.delete(tile);
    for (const observer of observers.values()) observer.unobserve(tile);
  }

  function observerFor(threshold: number): IntersectionObserver {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const gif = watched.get(entry.target);
          if (!gif || entry.intersectionRatio < threshold) continue;
          unwatch(entry.target);
          if (!seen.has(gif.id)) onSeen(gif, entry);
          seen.add(gif.id);
        }
      },
      { threshold },
    );
    observers.set(threshold, observer);
    return observer;
  }

  return {
    async watch(tile, gif) {
      // Without a polyfill either, nothing can be told as seen; everything else works on.
      if (!globalThis.IntersectionObserver) await polyfill().catch(() => {});
      if (!globalThis.IntersectionObserver || seen.has(gif.id) || !tile.isConnected) return;
      for (const each of watched.keys()) if (!each.isConnected) unwatch(each);
      watched.set(tile, gif);
      const threshold = seenThreshold(tile.getBoundingClientRect().height, innerHeight);
      (observers.get(threshold) ?? observerFor(threshold)).observe(tile);
    },
    stop() {
      for (const observer of observers.values()) observer.disconnect();
      observers.clear();
      watched.clear();
    },
  };
}

/** The visible part of a tile at which it counts as seen: 99 % of it, or of the viewport where the tile is taller (W-7). */
export function seenThreshold(tileHeight: number, viewportHeight: number): number {
  return Math.floor(Math.min(1, viewportHeight / tileHeight) * SEEN_RATIO * 1000) / 1000;
}
