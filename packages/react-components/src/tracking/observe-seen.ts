/// <reference path="../intersection-observer.d.ts" />
import type { Gif } from '@zoetrope/model';

/** Part of a tile, or of the viewport where that is smaller, which counts as seen (spec §9). */
const SEEN_RATIO = 0.99;

export type OnSeen = (gif: Gif, entry: IntersectionObserverEntry) => void;

export interface SeenWatch {
  /** Starts to watch the tile of a GIF whose media has loaded. */
  watch(tile: Element, gif: Gif): void;
  stop(): void;
}

/**
 * Tells once for each GIF when its tile has been seen. The memory belongs to the caller's list, not to a tile, so that
 * a tile that leaves and returns is not counted again. One observer serves every tile that fits the viewport.
 */
export function createSeenWatch(onSeen: OnSeen, polyfill = loadPolyfill): SeenWatch {
  const seen = new Set<string>();
  const watched = new Map<Element, Gif>();
  const observers = new Map<number, IntersectionObserver>();

  function observerFor(threshold: number): IntersectionObserver {
    const observer =
      observers.get(threshold) ??
      new IntersectionObserver(
        (entries) => {
          for (const entry of entries) check(entry, threshold);
        },
        { threshold },
      );
    observers.set(threshold, observer);
    return observer;
  }

  function check(entry: IntersectionObserverEntry, threshold: number): void {
    const gif = watched.get(entry.target);
    if (!gif || !entry.isIntersecting || entry.intersectionRatio < threshold) return;
    unwatch(entry.target);
    if (seen.has(gif.id)) return;
    seen.add(gif.id);
    onSeen(gif, entry);
  }

  function unwatch(tile: Element): void {
    watched.delete(tile);
    for (const observer of observers.values()) observer.unobserve(tile);
  }

  function watch(tile: Element, gif: Gif): void {
    if (seen.has(gif.id) || !tile.isConnected) return;
    if (typeof IntersectionObserver === 'undefined') {
      // Without either nothing can be told as seen; everything else works on.
      polyfill().then(
        () => watch(tile, gif),
        () => {},
      );
      return;
    }
    for (const each of watched.keys()) if (!each.isConnected) unwatch(each);
    watched.set(tile, gif);
    observerFor(seenThreshold(tile.getBoundingClientRect().height, innerHeight)).observe(tile);
  }

  return {
    watch,
    stop() {
      for (const observer of observers.values()) observer.disconnect();
      observers.clear();
      watched.clear();
    },
  };
}

/** The visible part of a tile at which it counts as seen: 99 % of it, or of the viewport where the tile is taller (W-7). */
export function seenThreshold(tileHeight: number, viewportHeight: number): number {
  const part = tileHeight > viewportHeight ? viewportHeight / tileHeight : 1;
  return Math.floor(part * SEEN_RATIO * 1000) / 1000;
}

function loadPolyfill(): Promise<unknown> {
  return import('intersection-observer');
}
