import type { Gif } from '@zoetrope/model';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { intersectionObserverOf } from '../viewport/observe-element.ts';
import { loadIntersectionObserver } from '../viewport/observe-intersection.ts';
import { scaleOf, scrollParent } from '../viewport/scroll-view.ts';

/** The visible part of a tile, or of the view if that is smaller, that counts as seen. */
const SEEN_RATIO = 0.99;

export interface SeenObserver {
  /** Observes the tile of a GIF whose media has loaded. */
  observe(tile: Element, gif: Gif): void;
  stop(): void;
}

/**
 * Calls `onSeen` once per GIF, when its tile has been seen. `seenIds` belongs to the list and not to a tile, so that a
 * tile that unmounts and mounts again is not reported twice. One observer serves all tiles that fit into the view.
 */
export function createSeenObserver(
  onSeen: (gif: Gif, entry: IntersectionObserverEntry) => void,
  seenIds = new Set<string>(),
  loadPolyfill?: () => Promise<unknown>,
): SeenObserver {
  const observed = new Map<Element, Gif>();
  const observers = new Map<number, IntersectionObserver>();

  /**
   * Rethrows an exception of the application in a microtask, so that the other tiles of the notification are reported.
   */
  function report(gif: Gif, entry: IntersectionObserverEntry): void {
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

  function forget(tile: Element): void {
    observed.delete(tile);
    unobserve(tile);
  }

  function createObserver(threshold: number, tile: Element): IntersectionObserver {
    const Observer = intersectionObserverOf(tile) ?? IntersectionObserver;
    return new Observer(
      (entries) => {
        // All tiles of a list share one view, and reading it computes the style of each ancestor.
        let view: Size | undefined;
        for (const entry of entries) {
          view ??= readViewSize(entry.target);
          check(entry, threshold, view);
        }
      },
      { threshold },
    );
  }

  function observeWith(threshold: number, tile: Element): void {
    const observer = observers.get(threshold) ?? createObserver(threshold, tile);
    observers.set(threshold, observer);
    observer.observe(tile);
  }

  /** Tiles may no longer fit into the view, for example after a rotation, so that another part of them counts. */
  function onResize(): void {
    for (const tile of observed.keys()) {
      unobserve(tile);
      observeWith(SEEN_RATIO, tile);
    }
  }

  function check(entry: IntersectionObserverEntry, threshold: number, view: Size): void {
    const { target, intersectionRatio, boundingClientRect } = entry;
    const gif = observed.get(target);
    if (!gif) return;
    if (target.getAttribute(tileAttributes.tile) !== gif.id) {
      // The tile shows another GIF now, whose media has not loaded.
      forget(target);
      return;
    }
    // The first notification always follows and contains the size. Reading it earlier would force a layout for each
    // tile.
    const required = intersectionRatio < SEEN_RATIO ? seenThreshold(boundingClientRect, view) : SEEN_RATIO;
    if (intersectionRatio >= required) {
      forget(target);
      if (!seenIds.has(gif.id)) report(gif, entry);
      seenIds.add(gif.id);
    } else if (required < threshold) observeWith(required, target);
  }

  addEventListener('resize', onResize);
  return {
    async observe(tile, gif) {
      // Without the polyfill SEEN is not reported, and everything else works.
      const isSupported = globalThis.IntersectionObserver || (await loadIntersectionObserver(loadPolyfill));
      if (!isSupported || seenIds.has(gif.id) || !tile.isConnected) return;
      for (const tile of observed.keys()) {
        if (!tile.isConnected) forget(tile);
      }
      observed.set(tile, gif);
      observeWith(SEEN_RATIO, tile);
    },
    stop() {
      removeEventListener('resize', onResize);
      for (const observer of observers.values()) observer.disconnect();
      observers.clear();
      observed.clear();
    },
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of the area in which a tile is visible: its scroll parent, such as the row of a Carousel, else the viewport.
 */
function readViewSize(tile: Element): Size {
  const { defaultView, documentElement } = tile.ownerDocument;
  const { innerWidth, innerHeight } = defaultView as Window;
  const parent = scrollParent(tile);
  // The rectangle of a tile is in screen pixels.
  const scale = parent ? scaleOf(parent) : 1;
  const { clientWidth, clientHeight } = parent ?? documentElement;
  return {
    width: Math.min(innerWidth, clientWidth * scale || innerWidth),
    height: Math.min(innerHeight, clientHeight * scale || innerHeight),
  };
}

/** The visible part at which a tile counts as seen: 99 % of the tile, or of the view if the tile is larger (W-7). */
export function seenThreshold(tile: Size, view: Size): number {
  const part = (size: number, available: number) => (size > available ? available / size : 1);
  return Math.floor(part(tile.width, view.width) * part(tile.height, view.height) * SEEN_RATIO * 100) / 100;
}
