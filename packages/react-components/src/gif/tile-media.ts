import type { Gif } from '@zoetrope/model';
import { safeUrl } from '@zoetrope/model/creator';
import type { SyntheticEvent } from 'react';
import { createSeenObserver } from '../tracking/observe-seen.ts';
import { getFallbackSource, getImages, mayBeUnsupported } from './media-source.ts';
import { emitTileEvent, findTile } from './tile-events.ts';
import type { TileHost } from './tile-host.ts';

/** A failed file is requested again after this long, in ms, because a busy server may answer 503 for a moment. */
const RETRY_MS = 1500;

export interface TileMediaOptions {
  readonly host: () => TileHost;
  /** Ids of the GIFs that were reported as seen. New ones are added. */
  readonly seenIds: Set<string>;
  readonly failedIds: () => ReadonlySet<string>;
  /** Called when a GIF that had failed has loaded. */
  onRecover(gif: Gif): void;
  /** Called when no file of an image can be shown, animated or still, whichever it shows. */
  onFail(gif: Gif, image: HTMLImageElement): void;
}

export interface TileMedia {
  onLoad(target: EventTarget | null): void;
  onError(target: EventTarget | null): void;
  /** Calls `onGifVisible` once per image. */
  onVisible(event: SyntheticEvent<HTMLElement>): void;
  /** Handles the images that loaded or failed before the controller existed. */
  catchUp(): void;
  /** Catches up if the widget has received its first `track` or `onGifSeen`. */
  onCommit(): void;
  /** Requests the failed files again, when the browser is back online. */
  retryFailed(): void;
  stop(): void;
}

/**
 * Handles the images of tiles once they have loaded or failed: reports SEEN, retries, and falls back to other formats.
 */
export function createTileMedia({ host, seenIds, failedIds, onRecover, onFail }: TileMediaOptions): TileMedia {
  const observed = new WeakSet<EventTarget>();
  const visible = new WeakSet<EventTarget>();
  /** The URL that was last retried, of each image. */
  const retried = new WeakMap<HTMLImageElement, string>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const seen = createSeenObserver((gif, entry) => {
    emitTileEvent(host(), 'SEEN', { tile: entry.target, gif });
    host().props.onGifSeen?.(gif, entry);
  }, seenIds);
  const reportsSeen = () => Boolean(host().track || host().props.onGifSeen);
  let didReportSeen = reportsSeen();

  function getImages(): readonly HTMLImageElement[] {
    return [...(host().root.current?.querySelectorAll('img') ?? [])];
  }

  function replaceSource(image: HTMLImageElement, failedUrl: string, nextUrl: string): void {
    if (image.isConnected && image.getAttribute('src') === failedUrl) image.src = nextUrl;
  }

  function retryLater(image: HTMLImageElement, url: string): void {
    retried.set(image, url);
    const timer = setTimeout(() => {
      timers.delete(timer);
      replaceSource(image, url, url);
    }, RETRY_MS);
    timers.add(timer);
  }

  function onLoad(target: EventTarget | null): void {
    const match = findTile(host(), target);
    if (!match) return;
    if (failedIds().has(match.gif.id)) onRecover(match.gif);
    // No observer is created unless something receives its reports.
    if (reportsSeen() && addOnce(observed, target)) seen.observe(match.tile, match.gif);
  }

  function onError(target: EventTarget | null): void {
    const match = findTile(host(), target);
    const image = target as HTMLImageElement;
    const failedUrl = image.getAttribute('src');
    if (!match || !failedUrl) return;
    if (retried.get(image) !== failedUrl && !mayBeUnsupported(match.gif, failedUrl)) {
      retryLater(image, failedUrl);
      return;
    }
    // Only now, because a format without a cached file costs the server an encoding.
    const nextUrl = getFallbackSource(match.gif, failedUrl);
    if (nextUrl) replaceSource(image, failedUrl, nextUrl);
    else onFail(match.gif, image);
  }

  function catchUp(): void {
    for (const image of getImages()) {
      if (!image.complete) continue;
      if (image.naturalWidth > 0) onLoad(image);
      else onError(image);
    }
  }

  return {
    onLoad,
    onError,
    onVisible(event) {
      const match = findTile(host(), event.target);
      if (match && addOnce(visible, event.target)) host().props.onGifVisible?.(match.gif, event);
    },
    catchUp,
    onCommit() {
      if (reportsSeen() && !didReportSeen) catchUp();
      didReportSeen = reportsSeen();
    },
    retryFailed() {
      for (const image of getImages()) {
        const url = image.getAttribute('src');
        const id = findTile(host(), image)?.gif.id;
        if (url && id !== undefined && failedIds().has(id)) image.src = url;
      }
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      seen.stop();
    },
  };
}

/** Adds an image to a set. Returns false if it is there: the still and the animated file of a tile both load. */
function addOnce(images: WeakSet<EventTarget>, image: EventTarget | null): boolean {
  if (!image || images.has(image)) return false;
  images.add(image);
  return true;
}

/** Makes a tile that is dragged to another window transfer the animated GIF, even while its still is visible. */
export function setDragData(host: TileHost, { target, dataTransfer }: DragEvent): void {
  const match = findTile(host, target);
  const image = match?.tile.querySelector('img');
  const images = match && getImages(match.gif);
  const source = safeUrl(images?.original?.url) ?? safeUrl(images?.fixed_width?.url);
  if (!dataTransfer || !image || !source) return;
  // The browser serializes the element, so that text from a GIF cannot become markup.
  const copy = image.ownerDocument.createElement('img');
  copy.alt = image.alt;
  copy.setAttribute('src', new URL(source, image.baseURI).href);
  dataTransfer.setData('text/html', copy.outerHTML);
}
