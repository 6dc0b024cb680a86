/// <reference path="../intersection-observer.d.ts" />
import type { Gif } from '@zoetrope/model';
import { paintedAttributes } from '../gif/painted-attributes.ts';
import { scaleOf, scrollParent } from '../viewport/observe-view.ts';

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
  seen = new Set<string>(),
  polyfill: () => Promise<unknown> = () => import('intersection-observer'),
): SeenWatch {
  const watched = new Map<Element, Gif>();
  const observers = new Map<number, IntersectionObserver>();

  /** What an application throws is thrown, but loses no other tile of the same notice. */
  function tell(gif: Gif, entry: IntersectionObserverEntry): void {
    try {
      onSeen(gif, entry);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }

  function unobserve(tile: Element): void {
    for (const observer of observers.values()) observer.unobserve(tile);
  }

  function unwatch(tile: Element): void {
    watched.delete(tile);
    unobserve(tile);
  }

  function observe(tile: Element, threshold: number): void {
    const observer =
      observers.get(threshold) ??
      new IntersectionObserver(
        (entries) => {
          // All tiles of a list are seen in the same view: to look for it asks for the style of what is around each.
          let view: Size | undefined;
          for (const entry of entries) {
            view ??= viewAround(entry.target);
            check(entry, threshold, view);
          }
        },
        { threshold },
      );
    observers.set(threshold, observer);
    observer.observe(tile);
  }

  /** Tiles that did may fit the view no more, as where a phone is turned: another part of them counts. */
  function onResize(): void {
    for (const tile of watched.keys()) {
      unobserve(tile);
      observe(tile, SEEN_RATIO);
    }
  }

  function check(entry: IntersectionObserverEntry, threshold: number, view: Size): void {
    const { target, intersectionRatio, boundingClientRect } = entry;
    const gif = watched.get(target);
    if (!gif) return;
    if (target.getAttribute(paintedAttributes.tile) !== gif.id) {
      // The tile has been given another GIF, whose media has not loaded.
      unwatch(target);
      return;
    }
    // The first notice comes in any case and knows the size: reading it earlier would force a layout for every tile.
    const wanted = intersectionRatio < SEEN_RATIO ? seenThreshold(boundingClientRect, view) : SEEN_RATIO;
    if (intersectionRatio >= wanted) {
      unwatch(target);
      if (!seen.has(gif.id)) tell(gif, entry);
      seen.add(gif.id);
    } else if (wanted < threshold) observe(target, wanted);
  }

  addEventListener('resize', onResize);
  return {
    async watch(tile, gif) {
      // Without a polyfill either, nothing can be told as seen; everything else works on.
      if (!globalThis.IntersectionObserver) await polyfill().catch(() => {});
      if (!globalThis.IntersectionObserver || seen.has(gif.id) || !tile.isConnected) return;
      for (const each of watched.keys()) if (!each.isConnected) unwatch(each);
      watched.set(tile, gif);
      observe(tile, SEEN_RATIO);
    },
    stop() {
      removeEventListener('resize', onResize);
      for (const observer of observers.values()) observer.disconnect();
      observers.clear();
      watched.clear();
    },
  };
}

/** What a tile can be seen in at once: what scrolls it, as the strip of a carousel or a panel, else the viewport. */
function viewAround(tile: Element): Size {
  const { defaultView, documentElement } = tile.ownerDocument;
  const { innerWidth, innerHeight } = defaultView as Window;
  const parent = scrollParent(tile);
  // A tile is measured on screen.
  const scale = parent ? scaleOf(parent) : 1;
  const { clientWidth, clientHeight } = parent ?? documentElement;
  const least = (whole: number, part: number) => Math.min(whole, part || whole);
  return { width: least(innerWidth, clientWidth * scale), height: least(innerHeight, clientHeight * scale) };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The visible part of a tile at which it counts as seen: 99 % of it, or of the view where the tile is larger (W-7). */
export function seenThreshold(tile: Size, view: Size): number {
  const part = (of: number, within: number) => (of > within ? within / of : 1);
  return Math.floor(part(tile.width, view.width) * part(tile.height, view.height) * SEEN_RATIO * 100) / 100;
}
